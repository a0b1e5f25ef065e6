import { expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { mayChangeGroup } from './group-rights.ts';

it('a keeper edits the groups of their own sector, and archives none', () => {
  expect(mayChangeGroup(anActor(), 'group.edit', 'savanna')).toBe(true);
  expect(mayChangeGroup(anActor(), 'group.edit', 'lagoon')).toBe(false);
  expect(mayChangeGroup(anActor(), 'group.archive', 'savanna')).toBe(false);
});

it('a group of no sector is for admins', () => {
  expect(mayChangeGroup(anActor(), 'group.edit', null)).toBe(false);
  expect(mayChangeGroup(anActor({ role: 'admin' }), 'group.archive', null)).toBe(true);
});
