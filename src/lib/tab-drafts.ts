const PREFIX = 'enclos.draft.';

/** Returns what is being typed in this tab under a name; null when nothing is, or it cannot be read. */
export function readDraft(name: string): unknown {
  try {
    const text = globalThis.sessionStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // A browser that refuses, or a damaged draft: the form begins empty.
  }
}

/** Keeps what is being typed for as long as the tab is open; silently does without where the browser refuses. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    globalThis.sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // As above, or more than the browser takes.
  }
}

/** Forgets one draft. */
export function forgetDraft(name: string): void {
  try {
    globalThis.sessionStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** Forgets every draft of this tab: its person leaves. */
export function forgetDrafts(): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
