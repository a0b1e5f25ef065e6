import { expect, it } from 'vitest';
import { observedAmong, scansOfAnimalsHref } from './scans-of-species.ts';

const some = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);

it('chooses the animals that a session observed', () => {
  const animals = ['ada', 'bo', 'cleo'].map((animalId) => ({ animalId }));
  expect(observedAmong(animals, [{ animalIds: ['cleo', 'zoe'] }, { animalIds: ['ada'] }])).toEqual(['ada', 'cleo']);
});

it('leads to the analyses of as many animals as an address keeps, and of all animals beyond', () => {
  const path = '/ScanResultView?campaignId=c';
  expect(scansOfAnimalsHref('c', ['a', 'b', 'd'])).toBe(`${path}&animals=a%2Cb%2Cd`);
  expect(scansOfAnimalsHref('c', some(60))).toContain('a59');
  expect(scansOfAnimalsHref('c', some(61))).toBe(path);
});
