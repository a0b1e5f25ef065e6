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

it('counts animals, groups and departures of a call together', () => {
  const group = {
    line: 3,
    registryIds: ['G1'],
    groupName: 'Shoal',
    specieId: 's',
    enclosureId: 'e',
    census: null,
    memo: '',
  };
  const death = { line: 4, animalId: 'a', change: 'death', atUnix: 0, reason: '' };
  const fits = (rows: number, groups: number, departures: number) =>
    importAnimalsContract.request.safeParse({
      zooId: 'zoo-1',
      rows: Array.from({ length: rows }, () => row),
      groups: Array.from({ length: groups }, () => group),
      departures: Array.from({ length: departures }, () => death),
    }).success;
  expect([fits(0, 1, 0), fits(0, 0, 1), fits(98, 1, 1)]).toEqual([true, true, true]);
  expect([fits(0, 0, 0), fits(99, 1, 1)]).toEqual([false, false]);
});

it('refuses an animal that a file restores', () => {
  const restored = { line: 4, animalId: 'a', change: 'restore', atUnix: 0, reason: '' };
  expect(importAnimalsContract.request.safeParse({ zooId: 'zoo-1', rows: [], departures: [restored] }).success).toBe(
    false,
  );
});
