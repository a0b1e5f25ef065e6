import { describe, expect, it } from 'vitest';
import { canBeStoredId } from './stored-id.ts';

describe('the id in an address', () => {
  it.each(['zoo-fullcare--savane--1', '🦓', 'a.b', '_a_', 'x'.repeat(1500)])('%s can be stored', (text) => {
    expect(canBeStoredId(text)).toBe(true);
  });
  it.each(['', ' ', 'a/b', '.', '..', '__a__', '____', 'x'.repeat(1501), 'é'.repeat(751)])('%s cannot', (text) => {
    expect(canBeStoredId(text)).toBe(false);
  });
});
