/** Returns the value kept in this browser under a key; null when there is none, or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    const text = globalThis.localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // In private windows and with full or damaged storage, the product works without its memory.
  }
}

/** Stores a value in this browser; does nothing when the browser refuses. */
export function store(key: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Does nothing when the browser refuses.
  }
}

/** Deletes the value stored under a key. */
export function forgetStored(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Does nothing when the browser refuses.
  }
}

/** Deletes every value whose key begins with a prefix. */
export function forgetStoredWith(prefix: string): void {
  try {
    for (const key of Object.keys(globalThis.localStorage)) if (key.startsWith(prefix)) forgetStored(key);
  } catch {
    // Does nothing when the browser refuses.
  }
}
