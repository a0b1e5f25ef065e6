import { expect, it } from 'vitest';
import { asObject, asText, unreadable } from './file-reading.ts';

it('takes an object for one, and neither a list nor null', () => {
  expect([asObject({ a: 1 }), asObject([1]), asObject(null), asObject('a')]).toEqual([{ a: 1 }, null, null, null]);
});
it('takes a text without its blanks, and anything else for none', () => {
  expect([asText(' a '), asText(1), asText(null)]).toEqual(['a', '', '']);
});
it('says why a file cannot be read', () => {
  expect(unreadable('ethogram/file-empty')).toEqual({ ok: false, error: { code: 'ethogram/file-empty' } });
});
