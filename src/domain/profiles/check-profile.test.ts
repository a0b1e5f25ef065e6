import { describe, expect, it } from 'vitest';
import { aProfileContent } from '../../../tests/support/builders/profile.ts';
import { checkProfile, type ProfileGround } from './check-profile.ts';
import type { ProfileContent } from './profile.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `q${at}`);
const ground: ProfileGround = {
  taxonomy: { orders: {}, families: { felidae: { orderId: null } }, species: {} },
  takenRefs: new Set(['PRO-TAKEN']),
  questionIds: new Set(many(501)),
  groupIds: new Set(['group-1']),
};
const faultsOf = (differences: Partial<ProfileContent>, known: Partial<ProfileGround> = {}) =>
  Object.fromEntries(
    Object.entries(checkProfile(aProfileContent(differences), { ...ground, ...known })).map(([path, { code }]) => [
      path,
      code,
    ]),
  );
const weighing = (questions: Record<string, number>, health = 1) => ({
  weights: { categories: { housing: 1, feeding: 1, health, behavior: 1 }, questions },
});
const all = (ids: readonly string[]) => weighing(Object.fromEntries(ids.map((id) => [id, 1])));

describe('a profile', () => {
  it.each<[string, Partial<ProfileContent>, Record<string, string>]>([
    ['that is whole', {}, {}],
    ['with the reference of another', { profileRef: 'PRO-TAKEN' }, { profileRef: 'profile/ref-exists' }],
    ['for a family of the catalogue', { target: { kind: 'family', id: 'felidae' } }, {}],
    ['for an unknown family', { target: { kind: 'family', id: 'x' } }, { target: 'profile/target-unknown' }],
    ['for base with an id', { target: { kind: 'base', id: 'felidae' } }, { target: 'profile/target-unknown' }],
    ['for a group of the establishment', { target: { kind: 'group', id: 'group-1' } }, {}],
    ['for a group of another one', { target: { kind: 'group', id: 'group-2' } }, { target: 'profile/target-unknown' }],
    ['for no group', { target: { kind: 'group', id: null } }, { target: 'profile/target-unknown' }],
    ['with weights of 0 and 100', weighing({ q0: 0, q1: 100 }, 100), {}],
    [
      'with weights outside of 0 to 100',
      weighing({ q0: -1, q1: 101 }, -0.5),
      {
        'weights.categories.health': 'profile/weight-range',
        'weights.questions.q0': 'profile/weight-range',
        'weights.questions.q1': 'profile/weight-range',
      },
    ],
    [
      'with the weight of a question that is not published',
      weighing({ draft: 2 }),
      { 'weights.questions.draft': 'profile/weight-unknown' },
    ],
    ['with 500 weights', all(many(500)), {}],
    ['with 501 weights', all(many(501)), { 'weights.questions': 'profile/questions-too-many' }],
  ])('%s', (_what, differences, expected) => expect(faultsOf(differences)).toEqual(expected));

  it('is not held against what is not known yet', () => {
    const nothing = { taxonomy: null, questionIds: null, groupIds: null };
    expect(faultsOf({ target: { kind: 'group', id: 'g' }, ...weighing({ x: 1 }) }, nothing)).toEqual({});
    expect(faultsOf({ target: { kind: 'species', id: 's' } }, nothing)).toEqual({});
  });
});
