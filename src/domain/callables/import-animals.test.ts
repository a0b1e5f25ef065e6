import { expect, it } from 'vitest';
import { IMPORT_ROWS_A_CALL, importAnimalsRequest, importMappingSchema } from './import-animals.ts';

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
const takes = (rows: readonly unknown[]) => importAnimalsRequest.safeParse({ zooId: 'zoo-1', rows }).success;

it('a call takes one to a hundred rows, and nothing that is not asked for', () => {
  expect(takes([row])).toBe(true);
  expect(takes(Array.from({ length: IMPORT_ROWS_A_CALL }, () => row))).toBe(true);
  expect(takes(Array.from({ length: IMPORT_ROWS_A_CALL + 1 }, () => row))).toBe(false);
  expect(takes([])).toBe(false);
  expect(takes([{ ...row, isArchived: false }])).toBe(false);
  expect(takes([{ ...row, animalSexe: 'Unknown' }])).toBe(false);
});

it('a kept mapping says of each heading a field or nothing', () => {
  expect(importMappingSchema.safeParse({ columns: { nom: 'animalName', x: null }, values: {} }).success).toBe(true);
  expect(importMappingSchema.safeParse({ columns: { nom: 3 }, values: {} }).success).toBe(false);
});
