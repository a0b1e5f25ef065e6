import { expect, it } from 'vitest';
import { OLDER_ANIMAL } from './animal.ts';
import {
  registerEntryOf,
  registerEntrySchema,
  registerPartName,
  registerPartSchema,
  registerParts,
} from './register.ts';

it('an entry of the register names the animal’s place, its group and its picture', () => {
  const entry = registerEntryOf({
    ...OLDER_ANIMAL,
    animalId: 'a',
    zooId: 'zoo-1',
    animalName: 'Nala',
    animalEnclosureData: { enclosureId: 'e' },
    group: { groupId: 'g' },
    photo: { url: 'https://x/n.jpg' },
  });
  expect(entry).toMatchObject({ animalName: 'Nala', enclosureId: 'e', groupId: 'g', photoUrl: 'https://x/n.jpg' });
  expect(registerEntrySchema.parse(entry)).toEqual(entry);
});

it('an entry of the register has no place for an animal that is nowhere', () => {
  const entry = registerEntryOf({ ...OLDER_ANIMAL, animalId: 'a', zooId: 'zoo-1', animalName: 'Nala' });
  expect(entry).toMatchObject({ enclosureId: null, groupId: null, photoUrl: null });
});

it('names of parts sort as their numbers', () => {
  const names = [0, 2, 10, 999].map(registerPartName);
  expect(names).toEqual(names.toSorted());
  expect(names[0]).toBe('part-0000');
});

it.each([
  [0, []],
  [1, [1]],
  [400, [400]],
  [401, [400, 1]],
  [1_000, [400, 400, 200]],
])('a register of %i animals has parts of %j', (count, sizes) => {
  const animals = Array.from({ length: count }, (_, index) => ({
    ...OLDER_ANIMAL,
    animalId: `a${index}`,
    zooId: 'zoo-1',
    animalName: `Animal ${index}`,
  }));
  const parts = registerParts(animals);
  expect(parts.map((part) => part.count)).toEqual(sizes);
  expect(parts.map(({ entries }) => Object.keys(entries).length)).toEqual(sizes);
  expect(parts.map(({ part }) => part)).toEqual(sizes.map((_, index) => registerPartName(index)));
  expect(parts.every((part) => registerPartSchema.safeParse(part).success)).toBe(true);
  expect(parts.flatMap(({ entries }) => Object.keys(entries))).toEqual(animals.map(({ animalId }) => animalId));
});

it('an entry holds further identifiers and a merger where there are some, and no such field elsewhere', () => {
  const nala = { ...OLDER_ANIMAL, animalId: 'a', zooId: 'zoo-1', animalName: 'Nala' };
  const known = { otherIdentifiers: [{ kind: 'gan' as const, value: 'G1' }], mergedInto: 'b' };
  expect(registerEntryOf({ ...nala, ...known })).toMatchObject(known);
  expect(registerEntryOf(nala)).not.toHaveProperty('otherIdentifiers');
  expect(registerEntryOf(nala)).not.toHaveProperty('mergedInto');
});
