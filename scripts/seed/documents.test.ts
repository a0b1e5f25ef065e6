import { describe, expect, it } from 'vitest';
import { planProcessing } from '../../src/domain/tasks/recurring-processing.ts';
import { taskTemplateSchema } from '../../src/domain/tasks/task.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
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
  it('has automations that go on tomorrow, with a few dozen runs behind them of every outcome', () => {
    const runs = inCollection('taskRuns').map(({ data }) => data['status']);
    expect(runs.length).toBeGreaterThan(30);
    expect(new Set(runs)).toEqual(new Set(['DONE', 'MISSED', 'SKIPPED']));
    for (const { data } of inCollection('taskTemplates')) {
      const template = taskTemplateSchema.parse(data);
      expect(planProcessing(template, Date.parse('2026-03-10T22:59:00Z'), ZONE)).toMatchObject({
        ok: true,
        value: { patch: {}, executions: [], missed: [] },
      });
    }
  });
  it('has ten times the animals and tasks at the medium scale, and the same people', () => {
    const medium = seedDocuments('medium', MORNING);
    const count = (all: typeof documents, collection: string) =>
      all.filter((document) => document.path.startsWith(`${collection}/`)).length;
    // What the automations of the largest park have made is the same history at each scale.
    const made = inCollection('tasks').filter(({ data }) => data['automationId'] !== null).length;
    expect(count(medium, 'animals')).toBe(10 * count(documents, 'animals'));
    expect(count(medium, 'tasks') - made).toBe(10 * (count(documents, 'tasks') - made));
    expect(count(medium, 'users')).toBe(count(documents, 'users'));
  });
});
