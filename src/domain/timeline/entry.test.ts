import { describe, expect, it } from 'vitest';
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
    expect(sourcesOf([])).toHaveLength(7);
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
});
