/** Returns the value kept in this browser under a key; null when there is none, or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    const text = globalThis.localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // Private windows and full or damaged storage: the product works without its memory.
  }
}

/** Keeps a value in this browser; silently does without where the browser refuses. */
export function store(key: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** Forgets the value kept under a key. */
export function forgetStored(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Forgets every value whose key begins so. */
export function forgetStoredWith(prefix: string): void {
  try {
    for (const key of Object.keys(globalThis.localStorage)) if (key.startsWith(prefix)) forgetStored(key);
  } catch {
    // As above.
  }
}
