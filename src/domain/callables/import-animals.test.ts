import { expect, it } from 'vitest';
import { importAnimalsContract } from './import-animals.ts';

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
  expect(takes(Array.from({ length: 100 }, () => row))).toBe(true);
  expect(takes(Array.from({ length: 101 }, () => row))).toBe(false);
  expect(takes([])).toBe(false);
});
