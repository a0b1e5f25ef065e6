import { expect, it } from 'vitest';
import { BASE_LEVEL, isKnownLevel } from './question-level.ts';

const taxonomy = { orders: { carnivora: {} }, families: { felidae: {} }, species: { lion: {} } };

it('knows base, and the orders, families and species of the catalogue', () => {
  expect(isKnownLevel(BASE_LEVEL, taxonomy)).toBe(true);
  expect(isKnownLevel({ kind: 'family', id: 'felidae' }, taxonomy)).toBe(true);
  expect(isKnownLevel({ kind: 'species', id: 'felidae' }, taxonomy)).toBe(false);
  expect(isKnownLevel({ kind: 'family', id: 'toString' }, taxonomy)).toBe(false);
  expect(isKnownLevel({ kind: 'base', id: 'felidae' }, taxonomy)).toBe(false);
});
