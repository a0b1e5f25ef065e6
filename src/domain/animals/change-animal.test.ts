import { describe, expect, it } from 'vitest';
import { checkDifference, changedFields, UNSAID_ANIMAL, withDifference } from './change-animal.ts';
import type { AnimalFields } from './check-animal.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
/** Odd values of registers: a chip of 15 digits, a year for a birth date, no sex. */
const odd: AnimalFields = {
  animalName: ' Nala ',
  animalChipId: '250269600000012',
  animalBirthdate: '2019',
  animalSexe: null,
  specieId: 'panthera-leo',
  subspecies: null,
  registryId: 'MAM-0042',
  notes: '',
};

describe('the changed fields of an animal', () => {
  it('are those that differ, tidy, and no others', () => {
    expect(changedFields(odd, { notes: ' Boite ', animalName: 'Nala', registryId: 'MAM-0042' })).toEqual({
      notes: 'Boite',
    });
    expect(changedFields(odd, { subspecies: '  ', animalChipId: ' ' })).toEqual({ animalChipId: null });
    expect(changedFields(odd, odd)).toEqual({});
    expect(changedFields(odd, {})).toEqual({});
  });
  it('leave out a field that is not named, also one that is named without a value', () => {
    expect(withDifference(odd, { notes: 'Boite', animalChipId: undefined })).toEqual({
      ...{ ...UNSAID_ANIMAL, ...odd, notes: 'Boite' },
    });
  });
  it('include parents and identifiers that say something else, and none that say the same', () => {
    const before: AnimalFields = { ...odd, sire: { animalId: 'simba', text: 'Simba' } };
    expect(changedFields(before, { sire: { animalId: 'simba', text: ' Simba ' }, otherIdentifiers: [] })).toEqual({});
    expect(changedFields(before, { sire: null, dam: { animalId: null, text: 'Sarabi' } })).toEqual({
      ...{ sire: null, dam: { animalId: null, text: 'Sarabi' } },
    });
  });
});

describe('the faults of a changed animal', () => {
  it('never include a value that was odd before', () => {
    expect(checkDifference(odd, { notes: 'Boite' }, NOW)).toEqual({});
    expect(checkDifference(odd, { ...odd, notes: 'Boite' }, NOW)).toEqual({});
  });
  it('include a new odd value, at its own field alone', () => {
    const codes = (said: Partial<AnimalFields>) =>
      Object.entries(checkDifference(odd, said, NOW)).map(([field, { code }]) => `${field}: ${code}`);
    expect(codes({ animalChipId: '250269600000013' })).toEqual(['animalChipId: animal/chip-invalid']);
    expect(codes({ animalBirthdate: '2020' })).toEqual(['animalBirthdate: animal/birthdate-invalid']);
    expect(codes({ animalBirthdate: '05/2026' })).toEqual(['animalBirthdate: animal/birthdate-future']);
    expect(codes({ animalName: ' ', specieId: null })).toEqual([
      'animalName: animal/name-required',
      'specieId: animal/species-required',
    ]);
  });
  it('do not include a value that mends', () => {
    expect(
      checkDifference(odd, { animalChipId: '25026960000001', animalBirthdate: '05/2019', animalSexe: 'Male' }, NOW),
    ).toEqual({});
  });
});

it('a new animal says nothing before anything is typed', () => {
  expect(
    Object.values(UNSAID_ANIMAL)
      .flat()
      .filter((value) => value !== null && value !== ''),
  ).toEqual([]);
});
