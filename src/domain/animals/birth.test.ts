import { describe, expect, it } from 'vitest';
import { ageAt, birthOf, detailFault, isBeforeBirth, type StoredBirth, writtenBirth } from './birth.ts';

const born = (animalBirthdate: string | null, birthDetail: string | null = null): StoredBirth => ({
  animalBirthdate,
  birthDetail,
});
const NOW = Date.parse('2026-11-25T08:00:00Z');
const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

describe('a stored birth', () => {
  it('has its day as long as the day lies in the month', () => {
    expect(birthOf(born('03/2019', '2019-03-12'))).toEqual({ year: 2019, month: 3, day: 12 });
    expect(birthOf(born('04/2019', '2019-03-12'))).toEqual({ year: 2019, month: 4, day: null });
    expect(birthOf(born('02/2019', '2019-02-29'))).toEqual({ year: 2019, month: 2, day: null });
  });
  it('of roughly a year has no month, and a month counts more', () => {
    expect(birthOf(born(null, '~2012'))).toEqual({ year: 2012, month: null, day: null });
    expect(birthOf(born('03/2019', '~2012'))).toEqual({ year: 2019, month: 3, day: null });
    expect(birthOf(born(null, '2019-03-12'))).toBeNull();
  });
  it('that is no date is written as it is', () => expect(writtenBirth(born('spring'))).toBe('spring'));
});

describe('the detail of a birth', () => {
  it.each([
    ['03/2019', '2019-03-12', null],
    ['03/2019', null, null],
    ['03/2019', '2019-04-12', 'invalid'],
    ['03/2019', '~2019', 'invalid'],
    [null, '2019-03-12', 'invalid'],
    [null, '~1799', 'invalid'],
    [null, '~1800', null],
    [null, '~2026', null],
    [null, '~2027', 'future'],
    ['11/2026', '2026-11-25', null],
    ['11/2026', '2026-11-26', 'future'],
  ] as const)('%s with %s: %s', (animalBirthdate, detail, fault) => {
    expect(detailFault(born(animalBirthdate, detail), NOW)).toBe(fault);
  });
});

describe('an age', () => {
  it.each([
    ['03/2019', null, '2020-02-29', 0],
    ['03/2019', null, '2020-03-01', 1],
    ['03/2019', '2019-03-12', '2020-03-11', 0],
    ['03/2019', '2019-03-12', '2020-03-12', 1],
    [null, '~2012', '2026-01-01', 14],
    ['03/2019', null, '2019-02-28', null],
    [null, null, '2020-01-01', null],
  ] as const)('of an animal born %s, %s on %s is %s', (animalBirthdate, detail, day, years) => {
    expect(ageAt(born(animalBirthdate, detail), at(day))).toBe(years);
  });
});

describe('an instant before the birth', () => {
  it.each([
    ['03/2019', null, '2019-02-28', true],
    ['03/2019', null, '2019-03-01', false],
    ['03/2019', '2019-03-12', '2019-03-11', true],
    ['03/2019', '2019-03-12', '2019-03-12', false],
    [null, '~2012', '1990-01-01', false],
    ['spring', null, '1990-01-01', false],
  ] as const)('born %s, %s: %s is before: %s', (animalBirthdate, detail, day, isBefore) => {
    expect(isBeforeBirth(at(day), born(animalBirthdate, detail))).toBe(isBefore);
  });
});
