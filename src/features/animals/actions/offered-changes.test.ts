import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { offeredChanges } from './offered-changes.ts';

const here = { state: 'present', sector: { sectorId: 'savanna' } } as const;
const vet = anActor({ sectors: { management: [], veterinary: ['savanna'], nutrition: [], keeper: [] } });
const admin = anActor({ role: 'admin' });

describe('the changes offered for an animal', () => {
  it('are moving, for a keeper in their own sector', () => {
    expect(offeredChanges(anActor(), here)).toEqual(['move', 'group']);
    expect(offeredChanges(anActor(), { ...here, sector: { sectorId: 'lagoon' } })).toEqual([]);
  });
  it('also are departure, death and archiving, for a vet of its sector', () => {
    expect(offeredChanges(vet, here)).toEqual(['move', 'group', 'departure', 'death', 'archive']);
  });
  it('are archiving and restoring after its departure, for an admin', () => {
    expect(offeredChanges(admin, { state: 'departed', sector: null })).toEqual(['archive', 'restore']);
  });
  it('are restoring alone when it is archived', () => {
    expect(offeredChanges(admin, { state: 'archived', sector: null })).toEqual(['restore']);
    expect(offeredChanges(vet, { state: 'archived', sector: null })).toEqual(['restore']);
    expect(offeredChanges(anActor(), { state: 'archived', sector: null })).toEqual([]);
  });
  it('are none for an animal of another establishment, also for an admin', () => {
    expect(offeredChanges(admin, { state: 'present', sector: null, sharedBy: { zooId: 'zoo-2' } })).toEqual([]);
  });
  it('are none for a pedagogical account', () => {
    expect(offeredChanges(anActor({ role: 'pedagoadmin' }), here)).toEqual([]);
  });
});
