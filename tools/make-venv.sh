# Creates an environment: sh make-venv.sh FOLDER [PYTHON]. Finds a Python that is new enough, or says what is missing.
set -eu

folder=$1
if [ -n "${2:-}" ]; then
    set -- "$2"
else
    set -- python3.11 python3 python3.12 python3.13 python3.14 python
fi

for python in "$@"; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        echo "Creating $folder with $("$python" --version)"
        if "$python" -m venv --clear "$folder" >/dev/null; then
            exit 0
        fi
        rm -rf "$folder"
        echo "This Python cannot create environments. On Debian and Ubuntu: apt install python3-venv" >&2
        exit 1
    fi
done

echo "Ludoteca needs Python 3.11 or newer; tried: $*." >&2
echo "Install it, or name one: make run PYTHON=/path/to/python3.11" >&2
exit 1
