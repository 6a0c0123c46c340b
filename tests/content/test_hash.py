"""The content hash: the same everywhere for the same content, another for anything else."""

import hashlib
import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.content import content_hash

NAMES = st.text(alphabet="abcxyz-0", min_size=1, max_size=8)
TEXTS = st.text(alphabet=st.sampled_from('ab="[]# \nèλ'), max_size=40)
FOLDERS = st.dictionaries(NAMES, TEXTS, max_size=4)


def hashed(files: dict[str, str], newline: str = "\n", backwards: bool = False) -> str:
    """The hash of a folder with these files, written in one order or the other."""
    with tempfile.TemporaryDirectory() as name:
        for file, text in sorted(files.items(), reverse=backwards):
            (Path(name) / f"{file}.toml").write_text(text, encoding="utf-8", newline=newline)
        (Path(name) / "notes.md").write_text(newline, encoding="utf-8")
        return content_hash(Path(name))


@given(FOLDERS)
def test_line_endings_and_order_of_writing_do_not_matter(files: dict[str, str]) -> None:
    assert hashed(files) == hashed(files, newline="\r\n", backwards=True)


@given(FOLDERS, FOLDERS)
def test_different_content_has_a_different_hash(one: dict[str, str], other: dict[str, str]) -> None:
    assert (hashed(one) == hashed(other)) == (one == other)


def test_the_hash_is_that_of_names_and_bytes_each_after_its_length() -> None:
    files = {"trees": '[[tree]]\nid = "oak"\n', "trinkets": "# è vuoto\n"}
    plain = b'10:trees.toml20:[[tree]]\nid = "oak"\n13:trinkets.toml11:# \xc3\xa8 vuoto\n'
    assert hashed(files) == hashlib.sha256(plain).hexdigest()


def test_names_in_subfolders_count(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "x.toml").write_text("y = 1\n", encoding="utf-8")
    deep = content_hash(tmp_path)
    (tmp_path / "a" / "x.toml").rename(tmp_path / "x.toml")
    assert content_hash(tmp_path) != deep
