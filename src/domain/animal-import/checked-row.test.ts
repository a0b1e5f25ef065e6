import { expect, it } from 'vitest';
import { importRow } from './checked-row.ts';

const row = {
  line: 2,
  animalName: 'Nala',
  animalChipId: null,
  animalBirthdate: null,
  animalSexe: 'Femelle',
  specieId: 'panthera-leo',
  subspecies: null,
  registryId: 'M1',
  notes: '',
  enclosureId: 'savanna',
};

it('an import row takes the fields of an animal and no other field', () => {
  expect(importRow.safeParse(row).success).toBe(true);
  expect(importRow.safeParse({ ...row, isArchived: false }).success).toBe(false);
});

it('an import row refuses a sex outside the stored words', () => {
  expect(importRow.safeParse({ ...row, animalSexe: 'Unknown' }).success).toBe(false);
});
