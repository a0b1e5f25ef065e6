import { expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { mayCreate, mayOn } from './rights.ts';

const savanna = { zooId: 'zoo-1', linkedSectorId: 'savanna' };
const manages = (...management: string[]) => ({
  sectors: { ...anActor().sectors, management },
});

it('the management of a sector edits its enclosures, and creates some there', () => {
  const lead = anActor(manages('savanna'));
  expect(mayOn(lead, 'enclosure.edit', savanna)).toBe(true);
  expect(mayOn(lead, 'enclosure.edit', { ...savanna, linkedSectorId: 'lagoon' })).toBe(false);
  expect(mayOn(lead, 'enclosure.delete', savanna)).toBe(false);
  expect(mayCreate(lead)).toBe(true);
});

it('an enclosure without sector is for admins', () => {
  const nowhere = { ...savanna, linkedSectorId: null };
  expect(mayOn(anActor(manages('savanna')), 'enclosure.edit', nowhere)).toBe(false);
  expect(mayOn(anActor({ role: 'admin' }), 'enclosure.edit', nowhere)).toBe(true);
});

it('a keeper reads enclosures and changes none', () => {
  const keeper = anActor(manages());
  expect(mayOn(keeper, 'enclosure.read', savanna)).toBe(true);
  expect(mayOn(keeper, 'enclosure.edit', savanna)).toBe(false);
  expect(mayCreate(keeper)).toBe(false);
});
