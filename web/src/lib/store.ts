// What this browser remembers. Where it may not remember anything, nothing breaks.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`ludoteca.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ludoteca.${key}`, value);
  } catch {
    // Private windows of some browsers refuse: then it holds for this page only.
  }
}
