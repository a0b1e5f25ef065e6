import { describe, expect, it } from 'vitest';
import { createEntryLimit, ENTRY_WINDOW_MS, MAX_ENTRIES } from './entry-limit.ts';

const enter = (times: number, pass: (n: number) => boolean) => Array.from({ length: times }, (_, n) => pass(n));

describe('entries into the demonstration', () => {
  it('from one address are limited within a quarter of an hour', () => {
    const mayEnter = createEntryLimit();
    expect(enter(MAX_ENTRIES + 2, () => mayEnter('192.0.2.1', 0)).filter(Boolean)).toHaveLength(MAX_ENTRIES);
    expect(mayEnter('192.0.2.1', ENTRY_WINDOW_MS - 1)).toBe(false);
    expect(mayEnter('192.0.2.1', ENTRY_WINDOW_MS)).toBe(true);
  });
  it('from another address are counted apart', () => {
    const mayEnter = createEntryLimit();
    enter(MAX_ENTRIES + 1, () => mayEnter('192.0.2.1', 0));
    expect(mayEnter('192.0.2.2', 0)).toBe(true);
  });
  it('from very many addresses do not grow the memory without end', () => {
    const mayEnter = createEntryLimit();
    enter(MAX_ENTRIES, () => mayEnter('192.0.2.1', 0));
    enter(5_000, (n) => mayEnter(`10.0.${n >> 8}.${n & 255}`, 1));
    expect(mayEnter('192.0.2.1', 2)).toBe(true);
  });
});
