import { expect, it } from 'vitest';
import { anAnimal } from '../../../tests/support/builders/park.ts';
import { sharedAnimalFromDocument } from './shared-animal.converter.ts';

it('reads a shared animal with its establishment, and without its places there', () => {
  const animal = anAnimal({ zooId: 'zoo-2', establishmentName: 'Parc du Lac' });
  const { animalId: _id, ...data } = animal;
  expect(sharedAnimalFromDocument('nala', data)).toMatchObject({
    ok: true,
    value: {
      animalId: 'nala',
      animalName: animal.animalName,
      enclosureId: null,
      groupId: null,
      sharedBy: { zooId: 'zoo-2', zooName: 'Parc du Lac' },
    },
  });
});

it('reads an older shared animal, which lacks the name of its establishment', () => {
  const { animalId: _id, establishmentName: _name, ...data } = anAnimal({ zooId: 'zoo-2' });
  const read = sharedAnimalFromDocument('nala', data);
  expect(read.ok && read.value.sharedBy).toEqual({ zooId: 'zoo-2', zooName: null });
});

it('refuses a document that is no animal', () => {
  expect(sharedAnimalFromDocument('nala', { zooId: 3 })).toMatchObject({ ok: false });
});
