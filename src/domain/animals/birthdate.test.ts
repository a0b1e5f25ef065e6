import { describe, expect, it } from 'vitest';
import { ageInYears, isFutureBirth, readBirthdate, writeBirthdate } from './birthdate.ts';

/** Half past midnight of 1 April in Paris, still March in London. */
const APRIL = Date.parse('2026-03-31T22:30:00Z');

describe('a month of birth', () => {
  it.each([
    ['01/2020', 1, 2020],
    ['12/1999', 12, 1999],
    ['07/1800', 7, 1800],
  ])('%s is read and written alike', (text, month, year) => {
    expect(readBirthdate(text)).toEqual({ month, year });
    expect(writeBirthdate({ month, year })).toBe(text);
  });
  it.each([
    '',
    '1/2020',
    '00/2020',
    '13/2020',
    '01/20',
    '2020/01',
    '01-2020',
    '01/2020 ',
    '12/1799',
    '01/02/2020',
    '٠١/٢٠٢٠',
  ])('%j is none', (text) => {
    expect(readBirthdate(text)).toBeNull();
  });
  it('may be the present month of Paris and not the next', () => {
    expect(isFutureBirth({ month: 4, year: 2026 }, APRIL)).toBe(false);
    expect(isFutureBirth({ month: 5, year: 2026 }, APRIL)).toBe(true);
    expect(isFutureBirth({ month: 1, year: 2027 }, APRIL)).toBe(true);
    expect(isFutureBirth({ month: 12, year: 2025 }, APRIL)).toBe(false);
  });
});

describe('an age', () => {
  it('is counted in whole years, by the month', () => {
    expect(ageInYears('04/2020', APRIL)).toBe(6);
    expect(ageInYears('05/2020', APRIL)).toBe(5);
    expect(ageInYears('04/2026', APRIL)).toBe(0);
  });
  it('is not known of an unreadable or a coming month, or none', () => {
    expect(ageInYears(null, APRIL)).toBeNull();
    expect(ageInYears('2020', APRIL)).toBeNull();
    expect(ageInYears('05/2026', APRIL)).toBeNull();
  });
});
