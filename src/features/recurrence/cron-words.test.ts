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
] as const)('a cron expression is described in the language of the page (%s)', async (language, said) => {
  const words = await cronWords('0 0 * * 1', ['07:30'], language);
  expect(words).toMatch(said);
  expect(words).toMatch(/0?7:30/);
  expect(words).not.toMatch(/0?0:00/);
});

it('a cron expression is described with several times of a day, and not at all when their minutes differ', async () => {
  expect(await cronWords('0 0 * * 1', ['08:00', '18:00'], 'en')).toMatch(/08:00.*18:00.*Monday/);
  expect(await cronWords('0 0 * * 1', ['08:00', '18:30'], 'en')).toBe('');
});
