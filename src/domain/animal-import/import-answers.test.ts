import { expect, it } from 'vitest';
import { appError } from '../errors/app-error.ts';
import { answersTo, withAnswer } from './import-answers.ts';

it.each([
  ['animalChipId', 'import/chip-length', ['no-chip']],
  ['animalBirthdate', 'import/birth-imprecise', ['birth-unknown']],
  ['arrival', 'import/date-future', ['no-arrival']],
  ['animalName', 'import/text-broken', ['text-as-meant']],
  ['animalName', 'import/likely-same', ['same-animal', 'another-animal']],
  ['animalName', 'import/name-missing', []],
  ['registryId', 'import/id-missing', []],
  ['count', 'import/as-group', ['no-groups']],
  ['animalType', 'import/group-row', ['no-groups']],
] as const)('a fault in %s, %s, is answered by %s', (field, code, answers) => {
  expect(answersTo({ field, error: appError(code) })).toEqual(answers);
});

it('an answer is given once and taken back', () => {
  expect(withAnswer(['no-chip'], 'no-arrival', true)).toEqual(['no-chip', 'no-arrival']);
  expect(withAnswer(['no-chip', 'no-arrival'], 'no-chip', true)).toEqual(['no-arrival', 'no-chip']);
  expect(withAnswer(['no-chip', 'no-arrival'], 'no-chip', false)).toEqual(['no-arrival']);
});

it('of two answers that contradict each other the later one counts', () => {
  expect(withAnswer(['no-chip', 'same-animal'], 'another-animal', true)).toEqual(['no-chip', 'another-animal']);
});
