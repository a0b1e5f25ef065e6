import { expect, it } from 'vitest';
import { monthName, weekdayName } from './calendar-names.ts';

it('days are named from Sunday on, in the language of the page', () => {
  expect([0, 1, 6].map((day) => weekdayName(day, 'fr'))).toEqual(['dimanche', 'lundi', 'samedi']);
  expect(weekdayName(1, 'de')).toBe('Montag');
  expect(weekdayName(1, 'fr', 'short')).toBe('lun.');
});

it('months are named from one to twelve', () => {
  expect([1, 12].map((month) => monthName(month, 'fr'))).toEqual(['janvier', 'décembre']);
});
