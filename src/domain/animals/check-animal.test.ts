import { describe, expect, it } from 'vitest';
import { checkAnimal, tidyAnimal, type TypedAnimal } from './check-animal.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const nala: TypedAnimal = {
  animalName: 'Nala',
  animalChipId: '25026960000001',
  animalBirthdate: '03/2026',
  animalSexe: 'Femelle',
  specieId: 'panthera-leo',
  subspecies: null,
  registryId: 'MAM-0042',
  notes: 'Mange bien.\nBoit peu.',
  enclosureId: 'plaine',
};
const codes = (differences: Partial<TypedAnimal>) =>
  Object.entries(checkAnimal(tidyAnimal({ ...nala, ...differences }), NOW)).map(
    ([field, error]) => `${field}: ${error.code}`,
  );

describe('an animal', () => {
  it('is right as it stands', () => {
    expect(codes({})).toEqual([]);
  });
  it('names all that is missing at once', () => {
    expect(codes({ animalName: ' ', animalSexe: null, specieId: null, enclosureId: null })).toEqual([
      'animalName: animal/name-required',
      'animalSexe: animal/sex-required',
      'specieId: animal/species-required',
      'enclosureId: animal/enclosure-required',
    ]);
  });
  it('that stays where it is says nothing of its enclosure', () => {
    const { enclosureId: _, ...fields } = nala;
    expect(checkAnimal(fields, NOW)).toEqual({});
  });
  it('has a name of at most 100 characters', () => {
    expect(codes({ animalName: 'x'.repeat(99) })).toEqual([]);
    expect(codes({ animalName: 'x'.repeat(100) })).toEqual([]);
    expect(codes({ animalName: 'x'.repeat(101) })).toEqual(['animalName: animal/name-too-long']);
    expect(codes({ animalName: 'x'.repeat(10_000) })).toEqual(['animalName: animal/name-too-long']);
    expect(codes({ animalName: 'Na\u0007la' })).toEqual(['animalName: generic/invalid-input']);
    expect(codes({ animalName: '<b>🦁</b>' })).toEqual([]);
  });
  it.each(['2502696000001', '250269600000012', '2502696000000A', '250 269 600 000 01', '٢٥٠٢٦٩٦٠٠٠٠٠٠١'])(
    'has a chip of 14 digits, not %s',
    (animalChipId) => {
      expect(codes({ animalChipId })).toEqual(['animalChipId: animal/chip-invalid']);
    },
  );
  it('may have no chip, no birth date and no register', () => {
    expect(codes({ animalChipId: '', animalBirthdate: null, registryId: '  ' })).toEqual([]);
  });
  it('was born in a month that is over or is running', () => {
    expect(codes({ animalBirthdate: '02/2026' })).toEqual([]);
    expect(codes({ animalBirthdate: '04/2026' })).toEqual(['animalBirthdate: animal/birthdate-future']);
    expect(codes({ animalBirthdate: '13/2025' })).toEqual(['animalBirthdate: animal/birthdate-invalid']);
    expect(codes({ animalBirthdate: '2025' })).toEqual(['animalBirthdate: animal/birthdate-invalid']);
  });
  it('has notes of at most 5,000 characters, and short lines elsewhere', () => {
    expect(codes({ notes: 'x'.repeat(5_000), subspecies: 'x'.repeat(100), registryId: 'x'.repeat(100) })).toEqual([]);
    expect(codes({ notes: 'x'.repeat(5_001), subspecies: 'x'.repeat(101), registryId: 'x'.repeat(101) })).toEqual([
      'subspecies: generic/invalid-input',
      'registryId: generic/invalid-input',
      'notes: animal/notes-too-long',
    ]);
    expect(codes({ notes: 'a\u0000', registryId: 'a\nb' })).toEqual([
      'registryId: generic/invalid-input',
      'notes: generic/invalid-input',
    ]);
  });
  it('is kept without blanks around its texts, and without empty ones', () => {
    expect(
      tidyAnimal({
        ...nala,
        animalName: ' Nala ',
        animalChipId: ' ',
        animalBirthdate: '',
        registryId: ' A1 ',
        notes: '\n',
      }),
    ).toEqual({ ...nala, animalChipId: null, animalBirthdate: null, registryId: 'A1', notes: '' });
  });
});
