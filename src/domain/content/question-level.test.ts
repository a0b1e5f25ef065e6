import { describe, expect, it } from 'vitest';
import {
  BASE_LEVEL,
  depthOf,
  isBelow,
  isKnownLevel,
  isSameLevel,
  levelKey,
  lineageOf,
  type QuestionLevel,
} from './question-level.ts';

const taxonomy = {
  orders: { carnivora: {} },
  families: { felidae: { orderId: 'carnivora' }, odd: { orderId: null } },
  species: { lion: { familyId: 'felidae' }, stray: { familyId: null } },
};
const level = (kind: QuestionLevel['kind'], id: string | null): QuestionLevel => ({ kind, id });
const keys = (of: QuestionLevel) => lineageOf(of, taxonomy).map(levelKey);

describe('the levels above a level', () => {
  it('are its family, its order and base', () => {
    expect(keys(level('species', 'lion'))).toEqual(['base', 'order:carnivora', 'family:felidae', 'species:lion']);
    expect(keys(level('order', 'carnivora'))).toEqual(['base', 'order:carnivora']);
    expect(keys(BASE_LEVEL)).toEqual(['base']);
  });
  it('pass over what the catalogue does not know', () => {
    expect(keys(level('species', 'stray'))).toEqual(['base', 'species:stray']);
    expect(keys(level('family', 'odd'))).toEqual(['base', 'family:odd']);
    expect(keys(level('species', 'constructor'))).toEqual(['base', 'species:constructor']);
  });
});

describe('a level', () => {
  it('lies below those that hold for it, and not below itself', () => {
    expect(isBelow(level('species', 'lion'), BASE_LEVEL, taxonomy)).toBe(true);
    expect(isBelow(level('species', 'lion'), level('species', 'lion'), taxonomy)).toBe(false);
    expect(isBelow(level('order', 'carnivora'), level('species', 'lion'), taxonomy)).toBe(false);
  });
  it('is known when the catalogue has it', () => {
    expect(isKnownLevel(level('family', 'felidae'), taxonomy)).toBe(true);
    expect(isKnownLevel(level('family', 'toString'), taxonomy)).toBe(false);
    expect(isKnownLevel(level('base', 'felidae'), taxonomy)).toBe(false);
  });
  it('is the same by kind and id', () => {
    expect(isSameLevel(level('order', 'a'), level('order', 'a'))).toBe(true);
    expect(isSameLevel(level('order', 'a'), level('family', 'a'))).toBe(false);
  });
  it('is the deeper the narrower it is', () => {
    expect((['base', 'order', 'family', 'species'] as const).map(depthOf)).toEqual([0, 1, 2, 3]);
  });
});
