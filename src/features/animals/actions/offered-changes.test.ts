import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { offeredChanges } from './offered-changes.ts';

const here = { state: 'present', sector: { sectorId: 'savanna' } } as const;
const vet = anActor({ sectors: { management: [], veterinary: ['savanna'], nutrition: [], keeper: [] } });
const admin = anActor({ role: 'admin' });

describe('what one may do to an animal', () => {
  it('a keeper moves it in their own sector', () => {
    expect(offeredChanges(anActor(), here)).toEqual(['move', 'group']);
    expect(offeredChanges(anActor(), { ...here, sector: { sectorId: 'lagoon' } })).toEqual([]);
  });
  it('a vet of its sector also records its departure or death, and archives it', () => {
    expect(offeredChanges(vet, here)).toEqual(['move', 'group', 'departure', 'death', 'archive']);
  });
  it('one that has left is archived or restored by an admin', () => {
    expect(offeredChanges(admin, { state: 'departed', sector: null })).toEqual(['archive', 'restore']);
  });
  it('one that is archived can only be restored', () => {
    expect(offeredChanges(admin, { state: 'archived', sector: null })).toEqual(['restore']);
    expect(offeredChanges(vet, { state: 'archived', sector: null })).toEqual(['restore']);
    expect(offeredChanges(anActor(), { state: 'archived', sector: null })).toEqual([]);
  });
  it('who only teaches does nothing', () => {
    expect(offeredChanges(anActor({ role: 'pedagoadmin' }), here)).toEqual([]);
  });
});
