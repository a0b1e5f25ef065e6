import { expect, it } from 'vitest';
import { cronWords } from './cron-words.ts';

it.each([
  ['fr', /lundi/],
  ['en', /Monday/],
  ['es', /lunes/],
  ['de', /Montag/],
  ['it', /lunedì/],
  ['nl', /maandag/],
  ['pt', /segunda/],
] as const)('a cron expression is said in the language of the page (%s)', async (language, said) => {
  expect(await cronWords('0 0 * * 1', language)).toMatch(said);
});
