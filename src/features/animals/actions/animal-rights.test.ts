import { expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { mayTouch } from './animal-rights.ts';

it('a keeper edits the animals of their own sector, and records no departure', () => {
  expect(mayTouch(anActor(), 'animal.edit', 'savanna')).toBe(true);
  expect(mayTouch(anActor(), 'animal.edit', 'lagoon')).toBe(false);
  expect(mayTouch(anActor(), 'animal.depart', 'savanna')).toBe(false);
});

it('an animal without an enclosure is for admins', () => {
  expect(mayTouch(anActor(), 'animal.edit', null)).toBe(false);
  expect(mayTouch(anActor({ role: 'admin' }), 'animal.depart', null)).toBe(true);
});
