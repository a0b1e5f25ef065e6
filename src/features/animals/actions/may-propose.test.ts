import { expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { mayPropose } from './may-propose.ts';

const admin = anActor({ role: 'admin' });
const own = { state: 'present', sharedBy: null } as const;

it('an admin proposes animals of the establishment, also departed and dead ones', () => {
  expect(mayPropose(admin, [own, { ...own, state: 'departed' }, { ...own, state: 'dead' }])).toBe(true);
});

it('nobody proposes an archived animal, or one of another establishment', () => {
  expect(mayPropose(admin, [own, { ...own, state: 'archived' }])).toBe(false);
  expect(mayPropose(admin, [own, { ...own, sharedBy: { zooId: 'zoo-2', zooName: 'Parc du Lac' } }])).toBe(false);
});

it('a keeper proposes no animal', () => {
  expect(mayPropose(anActor({ role: 'user' }), [own])).toBe(false);
});
