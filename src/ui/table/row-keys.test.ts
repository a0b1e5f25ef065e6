import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './row-keys.ts';

const after = (key: string, from: number) => rowAfterKey(key, from, 30, 10);

describe('a key in a list', () => {
  it('moves by a row, by a page and to both ends, never past them', () => {
    expect([after('ArrowDown', 3), after('ArrowUp', 3), after('ArrowUp', 0), after('ArrowDown', 29)]).toEqual([
      4, 2, 0, 29,
    ]);
    expect([after('PageDown', 3), after('PageUp', 3), after('PageDown', 25)]).toEqual([13, 0, 29]);
    expect([after('Home', 12), after('End', 12)]).toEqual([0, 29]);
  });
  it('begins at the first row when the focus is before it', () => {
    expect(after('ArrowDown', -1)).toBe(0);
  });
  it('without a meaning is left to the browser, and so is every key in an empty list', () => {
    expect(after('x', 3)).toBeNull();
    expect(rowAfterKey('End', -1, 0, 10)).toBeNull();
  });
});
