import { expect, it } from 'vitest';
import { OLDER_ANIMAL } from './animal.ts';
import { registerEntryOf, registerEntrySchema, registerPartName } from './register.ts';

it('the register says where an animal is, in which group, and what it looks like', () => {
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

it('of an animal that is nowhere it says so', () => {
  const entry = registerEntryOf({ ...OLDER_ANIMAL, animalId: 'a', zooId: 'zoo-1', animalName: 'Nala' });
  expect(entry).toMatchObject({ enclosureId: null, groupId: null, photoUrl: null });
});

it('names of parts sort as their numbers', () => {
  const names = [0, 2, 10, 999].map(registerPartName);
  expect(names).toEqual(names.toSorted());
  expect(names[0]).toBe('part-0000');
});
