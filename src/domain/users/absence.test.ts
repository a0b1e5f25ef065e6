import { describe, expect, it } from 'vitest';
import { awayBetween, checkAbsence } from './absence.ts';

const absence = (awayFromDay: string, awayUntilDay: string) => ({ awayFromDay, awayUntilDay });
const codesOf = (errors: ReturnType<typeof checkAbsence>) =>
  Object.entries(errors).map(([field, error]) => [field, error.code]);

describe('the check of an absence', () => {
  it.each([
    ['accepts no absence', '', '', []],
    ['accepts one day', '2026-11-27', '2026-11-27', []],
    ['accepts several days over a new year', '2026-12-28', '2027-01-03', []],
    ['asks for the first day', '', '2026-11-27', [['awayFromDay', 'user/absence-incomplete']]],
    ['asks for the last day', '2026-11-27', '', [['awayUntilDay', 'user/absence-incomplete']]],
    [
      'refuses a last day before the first',
      '2026-11-28',
      '2026-11-27',
      [['awayUntilDay', 'user/absence-end-before-start']],
    ],
  ])('%s', (_title, from, until, expected) => {
    expect(codesOf(checkAbsence(absence(from, until)))).toEqual(expected);
  });
});

describe('the people who are away', () => {
  const until = (from: string, last: string) => awayBetween([absence(from, last)], '2026-11-27', '2026-12-03').length;

  it.each([
    ['leaves out people without an absence', '', '', 0],
    ['names somebody until their last day', '2026-11-20', '2026-11-27', 1],
    ['forgets somebody the day after', '2026-11-20', '2026-11-26', 0],
    ['names somebody who leaves on the last day of the period', '2026-12-03', '2026-12-20', 1],
    ['leaves out somebody who leaves the day after the period', '2026-12-04', '2026-12-20', 0],
  ])('%s', (_title, from, last, count) => {
    expect(until(from, last)).toBe(count);
  });

  it('puts those away already first, by their return, then the others by their first day', () => {
    const [late, soon, back, here] = [
      absence('2026-12-02', '2026-12-03'),
      absence('2026-11-28', '2026-12-20'),
      absence('2026-11-25', '2026-11-28'),
      absence('2026-11-01', '2026-12-01'),
    ];
    expect(awayBetween([late, soon, here, back], '2026-11-27', '2026-12-03')).toEqual([back, here, soon, late]);
  });
});
