import { expect, it } from 'vitest';
import { dayOfWeekName, daysName } from './period-names.ts';

const at = (iso: string) => Date.parse(iso);

it('days are named from the first to the last in Paris, without the midnight that ends them', () => {
  const [monday, next] = [at('2026-11-15T23:00Z'), at('2026-11-22T23:00Z')];
  expect(daysName(monday, next, 'fr')).toBe('16–22 novembre 2026');
  expect(daysName(monday, next, 'de')).toBe('16.–22. November 2026');
  expect(daysName(monday, next, 'fr', 'short')).toBe('16–22 nov.');
  expect(daysName(monday, next, 'fr', 'medium')).toBe('16–22 nov. 2026');
});

it('a period that begins on the first of a month says 1er in French', () => {
  expect(daysName(at('2026-11-30T23:00Z'), at('2026-12-07T23:00Z'), 'fr')).toBe('1er–7 décembre 2026');
  expect(dayOfWeekName(at('2026-12-01T12:00Z'), 'fr', 'short')).toBe('mar. 1er');
});

it('a single day is named once', () => {
  expect(daysName(at('2026-11-29T23:00Z'), at('2026-11-30T23:00Z'), 'fr', 'short')).toBe('30 nov.');
});

it('a day of the week is that of Paris', () => {
  expect(dayOfWeekName(at('2026-11-20T23:30Z'), 'fr')).toBe('samedi 21 novembre');
  expect(dayOfWeekName(at('2026-11-20T23:30Z'), 'fr', 'short')).toBe('sam. 21');
  expect(dayOfWeekName(at('2026-11-20T23:30Z'), 'en', 'short')).toBe('Sat 21');
});
