import { describe, expect, it } from 'vitest';
import { planProcessing } from '../../src/domain/tasks/recurring-processing.ts';
import { taskTemplateSchema } from '../../src/domain/tasks/task-template.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { PARKS } from './parks.ts';
import { seedDocuments } from './documents.ts';

const MORNING = Date.parse('2026-03-10T08:00:00Z');
const EVENING = Date.parse('2026-03-10T19:00:00Z');
const documents = seedDocuments('small', MORNING);
const inCollection = (collection: string) =>
  documents.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === collection);

describe('the small seed', () => {
  it('the seed is the same for the same day', () => {
    expect(seedDocuments('small', EVENING)).toEqual(documents);
  });
  it('each document is written once', () => {
    expect(new Set(documents.map((document) => document.path)).size).toBe(documents.length);
  });
  it('the seed has six establishments, hundreds of tasks, and animals with a few missing values', () => {
    expect(inCollection('zoo').map((document) => document.data['zooId'])).toEqual(PARKS.map((park) => park.zooId));
    expect(inCollection('tasks').length).toBeGreaterThan(300);
    expect(inCollection('animals').some((document) => document.data['animalChipId'] === null)).toBe(true);
  });
  it('the largest park has two announcements, one with an end in the future', () => {
    const ends = inCollection('zoo/zoo-fullcare/announcements').map((document) => document.data['expiresAtUnix']);
    expect(ends).toEqual([expect.any(Number), null]);
    expect(Number(ends[0])).toBeGreaterThan(EVENING);
  });
  it('every enclosure is in an existing sector and every animal in an existing enclosure', () => {
    const sectors = new Set(inCollection('sectors').map((document) => document.data['sectorId']));
    const enclosures = new Set(inCollection('enclosures').map((document) => document.data['enclosureId']));
    expect(inCollection('enclosures').filter((one) => !sectors.has(one.data['linkedSectorId']))).toEqual([]);
    const places = inCollection('animals').map(
      (one) => one.data['animalEnclosureData'] as { enclosureId: string } | null,
    );
    expect(places.filter((place) => place !== null && !enclosures.has(place.enclosureId))).toEqual([]);
    expect(places.filter((place) => place === null)).toHaveLength(4);
  });
  it('automations continue tomorrow, after a few dozen runs with every outcome', () => {
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
  it('the medium scale has ten times the animals and tasks, and the same people', () => {
    const medium = seedDocuments('medium', MORNING);
    const count = (all: typeof documents, collection: string) =>
      all.filter((document) => document.path.startsWith(`${collection}/`)).length;
    // The history of the largest park's automations is the same at each scale.
    const made = inCollection('tasks').filter(({ data }) => data['automationId'] !== null).length;
    expect(count(medium, 'animals')).toBe(10 * count(documents, 'animals'));
    expect(count(medium, 'tasks') - made).toBe(10 * (count(documents, 'tasks') - made));
    expect(count(medium, 'users')).toBe(count(documents, 'users'));
  });
});
