import { expect, it } from 'vitest';
import { IMPORT_ROWS_A_CALL, importAnimalsContract } from './import-animals.ts';

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
const takes = (rows: readonly unknown[]) => importAnimalsContract.request.safeParse({ zooId: 'zoo-1', rows }).success;

it('importAnimals takes 1 to 100 rows in a call', () => {
  expect(takes([row])).toBe(true);
  expect(takes(Array.from({ length: IMPORT_ROWS_A_CALL }, () => row))).toBe(true);
  expect(takes(Array.from({ length: IMPORT_ROWS_A_CALL + 1 }, () => row))).toBe(false);
  expect(takes([])).toBe(false);
});
