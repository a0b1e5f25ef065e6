import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const drawings = readFileSync(new URL('menu-icons.svg', import.meta.url), 'utf8');

describe('the drawings of the menu', () => {
  it('are each named once and hold nothing but lines', () => {
    const names = [...drawings.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24">/g)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
    const tags = new Set([...drawings.matchAll(/<(\w+)/g)].map((match) => match[1]));
    expect(tags).toEqual(new Set(['svg', 'symbol', 'path']));
  });
});
