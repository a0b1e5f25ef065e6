import { describe, expect, it } from 'vitest';
import { PARKS } from './parks.ts';
import { seedDocuments } from './documents.ts';

const MORNING = Date.parse('2026-03-10T08:00:00Z');
const EVENING = Date.parse('2026-03-10T19:00:00Z');
const documents = seedDocuments('small', MORNING);
const inCollection = (collection: string) =>
  documents.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === collection);

describe('the seed', () => {
  it('is the same whenever it is made on one day', () => {
    expect(seedDocuments('small', EVENING)).toEqual(documents);
  });
  it('writes each document once', () => {
    expect(new Set(documents.map((document) => document.path)).size).toBe(documents.length);
  });
  it('has the six establishments, some hundreds of tasks and animals with the odd missing value', () => {
    expect(inCollection('zoo').map((document) => document.data['zooId'])).toEqual(PARKS.map((park) => park.zooId));
    expect(inCollection('tasks').length).toBeGreaterThan(300);
    expect(inCollection('animals').some((document) => document.data['animalChipId'] === null)).toBe(true);
  });
  it('has two announcements in the largest park, one of them with an end to come', () => {
    const ends = inCollection('zoo/zoo-fullcare/announcements').map((document) => document.data['expiresAtUnix']);
    expect(ends).toEqual([expect.any(Number), null]);
    expect(Number(ends[0])).toBeGreaterThan(EVENING);
  });
  it('puts every enclosure into a sector that exists and every animal into an enclosure that exists', () => {
    const sectors = new Set(inCollection('sectors').map((document) => document.data['sectorId']));
    const enclosures = new Set(inCollection('enclosures').map((document) => document.data['enclosureId']));
    expect(inCollection('enclosures').filter((one) => !sectors.has(one.data['linkedSectorId']))).toEqual([]);
    const places = inCollection('animals').map(
      (one) => one.data['animalEnclosureData'] as { enclosureId: string } | null,
    );
    expect(places.filter((place) => place !== null && !enclosures.has(place.enclosureId))).toEqual([]);
    expect(places.filter((place) => place === null)).toHaveLength(4);
  });
  it('has ten times the animals and tasks at the medium scale, and the same people', () => {
    const medium = seedDocuments('medium', MORNING);
    const count = (all: typeof documents, collection: string) =>
      all.filter((document) => document.path.startsWith(`${collection}/`)).length;
    for (const collection of ['animals', 'tasks'])
      expect(count(medium, collection)).toBe(10 * count(documents, collection));
    expect(count(medium, 'users')).toBe(count(documents, 'users'));
  });
});
