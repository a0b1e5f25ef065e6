import { expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { mayDo } from '../access/operations.ts';
import { isMember, subjectOfGroup } from './quick-group.ts';

const group = aQuickGroup({ ownerId: 'ana', memberIds: ['ana', 'bo'], sectorId: 'savanna' });
const may = (userId: string, operation: 'quickGroup.edit' | 'quickGroup.evaluate', differences = {}) =>
  mayDo(anActor({ userId, ...differences }), operation, subjectOfGroup(group));

it('a group is changed by its owner alone, and evaluated by its members', () => {
  expect(['ana', 'bo', 'cy'].map((userId) => may(userId, 'quickGroup.edit'))).toEqual([true, false, false]);
  expect(['ana', 'bo', 'cy'].map((userId) => may(userId, 'quickGroup.evaluate'))).toEqual([true, true, false]);
  expect(['ana', 'bo', 'cy'].map((userId) => isMember(group, userId))).toEqual([true, true, false]);
});

it('an admin changes no group of somebody else', () => {
  expect(may('cy', 'quickGroup.edit', { role: 'superAdmin' })).toBe(false);
});
