import { describe, expect, it } from 'vitest';
import { defaultWeights } from '../content/weights.ts';
import { covers, profileFor, type UsableProfile, weightsUnder } from './profile-for.ts';

const taxonomy = {
  orders: { carnivora: {} },
  families: { felidae: { orderId: 'carnivora' }, canidae: { orderId: 'carnivora' } },
  species: { lion: { familyId: 'felidae' }, tiger: { familyId: 'felidae' }, wolf: { familyId: 'canidae' } },
};
const profile = (
  profileId: string,
  kind: UsableProfile['target']['kind'],
  id: string | null = null,
  differences: Partial<UsableProfile> = {},
): UsableProfile => ({ profileId, zooId: null, target: { kind, id }, publishedAtUnix: 1, ...differences });
const ALL = [
  profile('base', 'base'),
  profile('order', 'order', 'carnivora'),
  profile('family', 'family', 'felidae'),
  profile('species', 'species', 'lion'),
  profile('group', 'group', 'pride', { zooId: 'zoo' }),
];
const idFor = (profiles: readonly UsableProfile[], groupId: string | null, ...speciesIds: string[]) =>
  profileFor(profiles, { groupId, speciesIds }, taxonomy)?.profileId ?? null;

describe('the profile of animals', () => {
  it('is that of their group, then of their species, family and order, then that of base', () => {
    expect(idFor(ALL, 'pride', 'lion')).toBe('group');
    expect(idFor(ALL, 'other', 'lion')).toBe('species');
    expect(idFor(ALL, null, 'tiger')).toBe('family');
    expect(idFor(ALL, null, 'wolf')).toBe('order');
    expect(idFor(ALL, null, 'unknown')).toBe('base');
  });
  it('covers every species of a group', () => {
    expect(idFor(ALL, 'mixed', 'lion', 'tiger')).toBe('family');
    expect(idFor(ALL, 'mixed', 'lion', 'wolf')).toBe('order');
    expect(covers({ kind: 'order', id: 'carnivora' }, { groupId: null, speciesIds: [] }, taxonomy)).toBe(false);
  });
  it('is the own one of the establishment before an official one, then the later one', () => {
    const official = profile('official', 'base', null, { publishedAtUnix: 9 });
    const own = profile('own', 'base', null, { zooId: 'zoo' });
    expect(idFor([official, own], null, 'lion')).toBe('own');
    expect(idFor([profile('earlier', 'base'), official], null, 'lion')).toBe('official');
    expect(idFor([profile('z', 'base'), profile('y', 'base')], null)).toBe('y');
  });
  it('is none when nothing covers them', () => {
    expect(idFor([profile('species', 'species', 'lion'), profile('group', 'group', null)], null, 'wolf')).toBeNull();
  });
});

it('a profile decides the weights of categories, and of the questions that it names', () => {
  const questionnaire = { ...defaultWeights(), questions: { a: 2, b: 3 } };
  const own = { categories: { housing: 0, feeding: 1, health: 2, behavior: 3 }, questions: { b: 0, c: 5 } };
  expect(weightsUnder(own, questionnaire)).toEqual({ categories: own.categories, questions: { a: 2, b: 0, c: 5 } });
  expect(weightsUnder(null, questionnaire)).toBe(questionnaire);
});
