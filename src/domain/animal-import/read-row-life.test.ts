import { describe, expect, it } from 'vitest';
import { aGround, aPlan, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import { checkImport } from './check-import.ts';
import type { ImportAnswer } from './import-answers.ts';

const COLUMNS = [...HEADINGS, 'Arrival date', 'Sire', 'Dam'];
const noteTexts = {
  birthDay: 'Born {{value}}',
  birthAbout: 'Born about {{value}}',
  arrival: 'Came {{value}}',
  sire: 'Sire {{value}}',
  dam: 'Dam {{value}}',
};
const check = (birth: string, arrival: string, answers: readonly ImportAnswer[] = []) =>
  checkImport(
    [COLUMNS, [...aRow(1, { 'Birth Date': birth }), arrival, 'Simba', '']],
    aPlan(COLUMNS, { noteTexts, answers }),
    aGround(),
  ).rows[0];
const codes = (birth: string, arrival: string) => check(birth, arrival)?.faults.map(({ error }) => error.code);

describe('the arrival of a new animal', () => {
  it('is dated to noon of its day', () => {
    expect(check('12/03/2019', '15/06/2020')?.write?.arrivedAtUnix).toBe(Date.UTC(2020, 5, 15, 10));
  });
  it.each([
    ['12/03/2019', '11/03/2019', ['import/arrival-before-birth']],
    ['12/03/2019', '12/03/2019', []],
    ['03/2019', '01/03/2019', []],
    ['03/2019', '28/02/2019', ['import/arrival-before-birth']],
    ['', '22/11/2026', ['import/date-future']],
    ['', '2020', ['import/date-imprecise']],
    ['', 'some day', ['import/date-unreadable']],
  ])('of one born %j on %j: %j', (birth, arrival, expected) => {
    expect(codes(birth, arrival)).toEqual(expected);
  });
  it('that is no day goes to the notes when people import without it', () => {
    const row = check('03/2019', 'spring 2020', ['no-arrival']);
    expect(row?.write?.notes).toBe('Came spring 2020\nSire Simba');
    expect(row?.write).not.toHaveProperty('arrivedAtUnix');
  });
});

it.each(['~2012', '2012', 'circa 2012'])(
  'a birth of %j goes to the notes when people import it as unknown',
  (birth) => {
    expect(check(birth, '')?.faults.map(({ error }) => error.code)).toEqual(['import/birth-imprecise']);
    const row = check(birth, '', ['birth-unknown']);
    expect(row).toMatchObject({
      kind: 'new',
      write: { animalBirthdate: null, notes: `Born about ${birth}\nSire Simba` },
    });
    expect(row?.warnings).toHaveLength(1);
  },
);
