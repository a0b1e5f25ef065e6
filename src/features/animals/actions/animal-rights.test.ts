import { expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { mayChangeAnimal } from './animal-rights.ts';

it('a keeper edits the animals of their own sector, and records no departure', () => {
  expect(mayChangeAnimal(anActor(), 'animal.edit', 'savanna')).toBe(true);
  expect(mayChangeAnimal(anActor(), 'animal.edit', 'lagoon')).toBe(false);
  expect(mayChangeAnimal(anActor(), 'animal.depart', 'savanna')).toBe(false);
});

it('an animal without an enclosure is for admins', () => {
  expect(mayChangeAnimal(anActor(), 'animal.edit', null)).toBe(false);
  expect(mayChangeAnimal(anActor({ role: 'admin' }), 'animal.depart', null)).toBe(true);
});
