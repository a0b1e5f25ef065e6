const PREFIX = 'enclos.draft.';

/** Returns the draft of this tab under a name; null when there is none, or when it cannot be read. */
export function readDraft(name: string): unknown {
  try {
    const text = globalThis.sessionStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // With a browser that refuses, or a damaged draft, the form begins empty.
  }
}

/** Keeps a draft for as long as the tab is open; does nothing when the browser refuses. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    globalThis.sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Does nothing when the browser refuses, also for a draft that is too large.
  }
}

/** Deletes one draft. */
export function forgetDraft(name: string): void {
  try {
    globalThis.sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Does nothing when the browser refuses.
  }
}

/** Deletes every draft of this tab, when its person leaves. */
export function forgetDrafts(): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Does nothing when the browser refuses.
  }
}
