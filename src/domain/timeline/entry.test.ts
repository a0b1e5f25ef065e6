import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { maySee } from '../access/may-see.ts';
import { mayDo } from '../access/operations.ts';
import { RIGHTS_ROLES } from '../access/rights-roles.ts';
import { ROLES } from '../access/roles.ts';
import { readableScopes } from '../campaigns/campaign-rights.ts';
import { belongs, sourcesOf, type TimelineEntry } from './entry.ts';

const entry: TimelineEntry = {
  source: 'taskClosed',
  subjectId: 't',
  id: 't',
  atUnix: 1,
  by: 'ana',
  title: 'Nourrir',
  titles: {},
  sectorIds: ['savanna'],
  enclosureIds: [],
  animalIds: ['z1', 'z2'],
  movement: null,
  isLate: false,
};
const any = { sectorId: null, animalId: null, personId: null };

describe('the timeline', () => {
  it('reads all sources when no kind is given, else the sources of that kind', () => {
    expect(sourcesOf([])).toHaveLength(10);
    expect(sourcesOf(['task'])).toEqual(['taskClosed', 'taskCancelled']);
    expect(sourcesOf(['collection'])).toEqual([]);
  });
  it('keeps what belongs to the sector, the animal and the person', () => {
    expect(belongs(entry, any)).toBe(true);
    expect(belongs(entry, { sectorId: 'savanna', animalId: 'z2', personId: 'ana' })).toBe(true);
    expect(belongs(entry, { ...any, sectorId: 'aviary' })).toBe(false);
    expect(belongs(entry, { ...any, animalId: 'z3' })).toBe(false);
    expect(belongs(entry, { ...any, personId: 'bo' })).toBe(false);
  });
  // Its query for campaigns and for sessions has no further limit than the establishment.
  it('is open only to people who read every campaign and every session', () => {
    const readers = ROLES.map((role) => anActor({ role, rightsRoles: RIGHTS_ROLES })).filter((actor) =>
      maySee(actor, 'timeline'),
    );
    expect(readers.map(({ role }) => role)).toContain('user');
    for (const actor of readers) {
      expect(readableScopes(actor)).toEqual([{}]);
      expect(mayDo(actor, 'campaignResult.read', { zooId: actor.zooId, sectorIds: [], authorId: null })).toBe(true);
    }
  });
});
