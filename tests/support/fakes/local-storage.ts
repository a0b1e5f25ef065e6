import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a browser storage of its own, empty at first; returns its content by key. */
export function fakeLocalStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  return kept;
}
