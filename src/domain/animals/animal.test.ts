import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { animalFields, animalSchema, OLDER_ANIMAL } from './animal.ts';

const nala = { ...OLDER_ANIMAL, animalId: 'a', zooId: 'zoo-1', animalName: 'Nala' };

describe('a stored animal', () => {
  it('of a register that says nothing but its name is one', () => {
    expect(animalSchema.safeParse(nala).success).toBe(true);
  });
  it('keeps odd values that people once wrote', () => {
    const odd = { ...nala, animalName: '', animalChipId: '12', animalBirthdate: 'printemps', notes: 'x'.repeat(9_000) };
    expect(animalSchema.parse(odd)).toEqual(odd);
  });
  it.each([
    { animalSexe: 'Female' },
    { status: 'gone' },
    { animalEnclosureData: { id: 'e' } },
    { zooId: '' },
    { placedAtUnix: 1.5 },
  ])('is none with %j', (wrong) => {
    expect(animalSchema.safeParse({ ...nala, ...wrong }).success).toBe(false);
  });
});

it.each([
  ['animalName', 1_000],
  ['animalChipId', 64],
  ['animalBirthdate', 32],
  ['subspecies', 200],
  ['registryId', 100],
  ['notes', 5_000],
] as const)('a request may hold %s of %i characters, and no longer', (name, longest) => {
  const reads = (length: number) => z.object(animalFields).shape[name].safeParse('x'.repeat(length)).success;
  expect([reads(longest), reads(longest + 1)]).toEqual([true, false]);
});
