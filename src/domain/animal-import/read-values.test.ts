import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsSeveral, isGroupType, isRounded, readChip, readSex, readStatus } from './read-values.ts';

describe('sex', () => {
  it.each(['Male', 'M', 'mâle', 'MACHO', 'männlich', 'maschio', 'mannelijk', '1.0', '1.0.0', '1,0', '♂'])(
    '"%s" is male',
    (text) => expect(readSex(text)).toBe('Male'),
  );
  it.each(['Female', 'f', 'Femelle', 'hembra', 'weiblich', 'femmina', 'vrouwelijk', 'fêmea', '0.1', '0.1.0', '♀'])(
    '"%s" is female',
    (text) => expect(readSex(text)).toBe('Femelle'),
  );
  it.each(['Unknown', 'Undetermined', 'U', '?', 'indéterminé', 'unbekannt', '0.0.1', '0.0'])(
    '"%s" is not known',
    (text) => expect(readSex(text)).toBe('unknown'),
  );
  it.each(['2.3.1', '1.1', '0.0.4', '10.0'])('"%s" is a group', (text) => expect(readSex(text)).toBe('group'));
  it.each(['1', '2', 'x', 'Mälfe', 'male or female'])('"%s" is not understood', (text) =>
    expect(readSex(text)).toBe('unreadable'),
  );
});

it('a count of several animals is told from one', () => {
  expect(['2', '2.3.1', '1.1', '12'].map(countsSeveral)).toEqual([true, true, true, true]);
  expect(['', '1', '0', '1.0', '0.0.1', 'many'].map(countsSeveral)).toEqual([false, false, false, false, false, false]);
});

it('a status says whether the animal is here', () => {
  expect(['Alive', 'vivant', 'Lebend', 'aanwezig'].map(readStatus)).toEqual(Array(4).fill('present'));
  expect(['Dead', 'mort', 'gestorben', 'overleden'].map(readStatus)).toEqual(Array(4).fill('dead'));
  expect(['transferred', 'vendu', 'abgegeben', 'saiu'].map(readStatus)).toEqual(Array(4).fill('left'));
  expect(readStatus('in quarantine')).toBe('unreadable');
});

it('a record of a group is told from one of an animal', () => {
  expect(['Group', 'GROUPE', 'Kolonie', 'groep'].map(isGroupType)).toEqual([true, true, true, true]);
  expect(['Individual', 'Individu', '', 'Groupement'].map(isGroupType)).toEqual([false, false, false, false]);
});

describe('a chip number', () => {
  it('has fourteen digits, with or without blanks and signs between them', () => {
    for (const text of ['25020000000001', '2502 0000 0000 01', '2502-0000.0000-01'])
      expect(readChip(text)).toEqual({ chip: '25020000000001' });
  });
  it('of any other length is named, and nothing is cut off or filled up', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (digits) => {
        const read = readChip(digits);
        const other = digits.length === 15 ? { transponder: digits } : { wrong: 'length', digits: digits.length };
        expect(read).toEqual(digits.length === 14 ? { chip: digits } : other);
      }),
    );
  });
  it('rounded by a spreadsheet, several in one cell, or none at all is named', () => {
    expect(readChip('9,78E+14')).toMatchObject({ wrong: 'precision' });
    expect(readChip('25020000000001; 25020000000002')).toMatchObject({ wrong: 'several' });
    expect(readChip('tattoo A12')).toMatchObject({ wrong: 'unreadable' });
  });
});

it('a long number written short has lost its digits', () => {
  expect(['9.78E+14', '9,78e14', '1E+15'].map(isRounded)).toEqual([true, true, true]);
  expect(['12E4567', 'E14', '978', '1.5'].map(isRounded)).toEqual([false, false, false, false]);
});
