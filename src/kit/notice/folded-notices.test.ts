import { expect, it } from 'vitest';
import { fakeLocalStorage } from '../../../tests/support/fakes/local-storage.ts';
import { foldedNotices, rememberFolded } from './folded-notices.ts';

const kept = fakeLocalStorage();

it('remembers the notices that a person has folded away, for that person alone', () => {
  rememberFolded('ana', 'fence@1');
  rememberFolded('ana', 'heat@1');
  rememberFolded('ana', 'fence@1');
  expect(foldedNotices('ana')).toEqual(['fence@1', 'heat@1']);
  expect(foldedNotices('bo')).toEqual([]);
});

it('forgets the oldest beyond a hundred', () => {
  for (let index = 0; index <= 100; index += 1) rememberFolded('ana', `n${index}`);
  expect(foldedNotices('ana')).toHaveLength(100);
  expect(foldedNotices('ana').at(-1)).toBe('n1');
});

it('has none when the stored value is damaged', () => {
  kept.set('enclos.notices.ana', '{"a":1}');
  expect(foldedNotices('ana')).toEqual([]);
});
