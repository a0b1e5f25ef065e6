import { expect, it } from 'vitest';
import { OLDER_ANIMAL } from '#domain/animals/animal.ts';
import { registerEntryOf } from '#domain/animals/register.ts';
import { readRegisterPart } from './read-register-part.ts';

const nala = registerEntryOf({ ...OLDER_ANIMAL, animalId: 'a', zooId: 'zoo-1', animalName: 'Nala' });

it('an entry that cannot be read hides no other animal', () => {
  const part = { entries: { a: nala, b: { ...nala, status: 'lost' }, c: 'x' } };
  expect(readRegisterPart(part)).toEqual({ animals: [{ ...nala, animalId: 'a' }], unreadable: 2 });
});

it('a part without entries has no animals', () => {
  expect(readRegisterPart({})).toEqual({ animals: [], unreadable: 0 });
  expect(readRegisterPart({ entries: {} })).toEqual({ animals: [], unreadable: 0 });
});
