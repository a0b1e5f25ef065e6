import { expect, it } from 'vitest';
import type { HistoryKind } from './evaluation-history.ts';
import { speciesOfFact } from './species-of-fact.ts';

const animal = (animalId: string, specieId: string | null, differences = {}) => ({
  ...{ animalId, specieId, enclosureId: 'plain', status: 'present' as const, isArchived: false },
  ...differences,
});
const speciesOf = speciesOfFact({
  animals: [
    animal('ada', 'lion'),
    animal('bo', 'impala', { enclosureId: 'rock' }),
    animal('cleo', 'cheetah', { status: 'departed' }),
    animal('dan', null),
  ],
  groups: [{ groupId: 'herd', animalIds: ['ada', 'bo'] }],
});
const of = (kind: HistoryKind, subjectId: string, animalIds: readonly string[] = []) => [
  ...speciesOf({ kind, subjectId, animalIds }),
];

it.each([
  ['a session tells of the animals that it observed, wherever they live', of('session', 'plain', ['bo']), ['impala']],
  ['a session without animals tells of those that live in its enclosure', of('session', 'plain'), ['lion']],
  ['a quick evaluation tells of the animals of its group', of('evaluation', 'herd'), ['lion', 'impala']],
  ['a questionnaire tells of its animal, also of one that left', of('questionnaire', 'cleo'), ['cheetah']],
  ['a questionnaire of an enclosure tells of those that live there', of('questionnaire', 'rock'), ['impala']],
  ['a group that is not known tells of no species', of('evaluation', 'other'), []],
  ['an animal without a species tells of none', of('questionnaire', 'dan'), []],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
