// Keeps everything that a person could read or hear since the page was opened: also what is gone again.
(() => {
  const KEPT = "seen-by-the-test";
  const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];
  const seen = new Set(JSON.parse(sessionStorage.getItem(KEPT) ?? "[]"));
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest("script, style") && node.data.trim()) seen.add(node.data.trim());
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const name of SPOKEN) if (node.hasAttribute(name)) seen.add(node.getAttribute(name));
      for (const child of node.childNodes) look(child);
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) look(node);
      if (change.type === "characterData") look(change.target);
      if (change.type === "attributes") seen.add(change.target.getAttribute(change.attributeName) ?? "");
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: SPOKEN,
  });
  addEventListener("pagehide", () => sessionStorage.setItem(KEPT, JSON.stringify([...seen])));
  globalThis.seenByTheTest = () => [...seen];
})();
