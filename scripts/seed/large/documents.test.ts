import { beforeAll, describe, expect, it } from 'vitest';
import { animalSchema } from '../../../src/domain/animals/animal.ts';
import { sessionRecordSchema, sessionSchema } from '../../../src/domain/observation-sessions/session.ts';
import { taskSchema } from '../../../src/domain/tasks/task.ts';
import { taskRunSchema } from '../../../src/domain/tasks/task-template.ts';
import { seedDocuments } from '../documents.ts';
import type { SeedDocument } from '../seed-document.ts';
import { largeDocuments } from './documents.ts';
import { FIGURES } from './figures.ts';

const MORNING = Date.parse('2026-03-10T08:00:00Z');
const EVENING = Date.parse('2026-03-10T19:00:00Z');
const DAY = 86_400_000;

const counts = new Map<string, number>();
const paths = new Set<string>();
const scanned: number[] = [];
const scheduled: number[] = [];
let total = 0;
let oddTasks = 0;
let withoutSex = 0;
let living = 0;
let oddAnimals = 0;
let oddSessions = 0;
let recorded = 0;
const evaluated = new Map<string, number>();
const last = new Map<string, number>();

/** `visits/{id}/records/{id}` is counted as `visits/records`. */
const kindOf = (path: string) =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

beforeAll(() => {
  for (const { path, data } of largeDocuments(MORNING)) {
    total += 1;
    paths.add(path);
    const kind = kindOf(path);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (kind === 'visits/records') {
      const { entries } = sessionRecordSchema.parse(data);
      for (const entry of entries) scanned.push(entry.atUnix);
      recorded += entries.reduce((sum, entry) => sum + (entry.kind === 'scan' ? entry.records.length : 0), 0);
    }
    if (kind === 'visits') {
      const session = sessionSchema.safeParse(data).data;
      if (session === undefined) oddSessions += 1;
      for (const id of session?.animalIds ?? [])
        evaluated.set(id, Math.max(evaluated.get(id) ?? 0, session?.endedAtUnix ?? 0));
    }
    if (kind === 'animals' && typeof data['lastEvaluationUnix'] === 'number')
      last.set(String(data['animalId']), data['lastEvaluationUnix']);
    if (kind === 'tasks') scheduled.push(data['scheduledForUnix'] as number);
    if (kind === 'tasks' && !taskSchema.safeParse(data).success) oddTasks += 1;
    if (kind === 'taskRuns' && !taskRunSchema.safeParse(data).success) oddTasks += 1;
    if (kind === 'animals' && data['animalEnclosureData'] !== null) living += 1;
    if (kind === 'animals' && !animalSchema.safeParse(data).success) oddAnimals += 1;
    if (kind === 'animals' && data['animalSexe'] !== 'Male' && data['animalSexe'] !== 'Femelle') withoutSex += 1;
  }
}, 60_000);

const first = (count: number, now: number): SeedDocument[] => {
  const documents: SeedDocument[] = [];
  for (const document of largeDocuments(now)) {
    documents.push(document);
    if (documents.length === count) break;
  }
  return documents;
};

describe('the large seed', () => {
  it('the large seed has 500 enclosures, two of them empty, 5,000 animals, 100,000 tasks and 20,000 scans', () => {
    expect(counts.get('enclosures')).toBe(502);
    expect(counts.get('animals')).toBe(5000);
    expect(counts.get('tasks')).toBe(100_000);
    expect(scanned).toHaveLength(20_000);
    expect([counts.get('visits'), counts.get('visits/records')]).toEqual([2000, 2000]);
  });
  it('the large seed has about 190,000 documents, each written once', () => {
    expect(total).toBeGreaterThan(180_000);
    expect(total).toBeLessThan(205_000);
    expect(paths.size).toBe(total);
  });
  it('an animal of the large seed keeps the end of its last session as its last evaluation', () => {
    expect(last.size).toBeGreaterThan(4_000);
    expect(last).toEqual(evaluated);
  });
  it('every scan records every animal, and every automation its runs', () => {
    expect(recorded).toBeGreaterThan(180_000);
    expect(oddSessions).toBe(0);
    expect(counts.get('groups/animals')).toBe(living);
    expect(living).toBeGreaterThan(4990);
    expect(counts.get('taskRuns')).toBe(50_000);
  });
  it('scans and tasks are spread over ninety days', () => {
    for (const instants of [scanned, scheduled]) {
      const span = (Math.max(...thinned(instants)) - Math.min(...thinned(instants))) / DAY;
      expect(span).toBeGreaterThan(FIGURES.days - 2);
      expect(span).toBeLessThan(FIGURES.days);
    }
  });
  it('tasks, runs and animals match their schemas; a few animals lack the sex', () => {
    expect([oddTasks, oddAnimals]).toEqual([0, 0]);
    expect(withoutSex).toBeGreaterThan(5);
    expect(withoutSex).toBeLessThan(100);
  });
  it('the large seed is the same for the same day', () => {
    expect(first(20_000, EVENING)).toEqual(first(20_000, MORNING));
  });
  it('the large seed has the people, parks and enclosures of the small one', () => {
    const kept = seedDocuments('small', MORNING).filter(({ path }) => /^(users|zoo|sectors|enclosures)\//.test(path));
    expect(kept.filter(({ path }) => !paths.has(path))).toEqual([]);
  });
});

/** One in a hundred: a call cannot take a hundred thousand arguments. */
function thinned(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[0] ?? 0, sorted.at(-1) ?? 0];
}
