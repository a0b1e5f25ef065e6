import { expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { mayTouchGroup } from './group-rights.ts';

it('a keeper edits the groups of their own sector, and archives none', () => {
  expect(mayTouchGroup(anActor(), 'group.edit', 'savanna')).toBe(true);
  expect(mayTouchGroup(anActor(), 'group.edit', 'lagoon')).toBe(false);
  expect(mayTouchGroup(anActor(), 'group.archive', 'savanna')).toBe(false);
});

it('a group of no sector is for admins', () => {
  expect(mayTouchGroup(anActor(), 'group.edit', null)).toBe(false);
  expect(mayTouchGroup(anActor({ role: 'admin' }), 'group.archive', null)).toBe(true);
});
