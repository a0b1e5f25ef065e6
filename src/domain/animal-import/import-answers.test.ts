import { expect, it } from 'vitest';
import { appError } from '../errors/app-error.ts';
import { answerTo } from './import-answers.ts';

it.each([
  ['animalChipId', 'import/chip-length', 'no-chip'],
  ['animalBirthdate', 'import/birth-imprecise', 'birth-unknown'],
  ['arrival', 'import/date-future', 'no-arrival'],
  ['animalName', 'import/text-broken', 'text-as-meant'],
  ['animalName', 'import/name-missing', null],
  ['registryId', 'import/id-missing', null],
] as const)('a fault in %s, %s, is answered by %s', (field, code, answer) => {
  expect(answerTo({ field, error: appError(code) })).toBe(answer);
});
