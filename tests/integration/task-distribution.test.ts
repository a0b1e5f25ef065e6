import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type DistributionQuestion,
  taskDistributionRepository,
} from '../../src/data/tasks/task-distribution.repository.ts';
import { tasksRepository } from '../../src/data/tasks/tasks.repository.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { DISTRIBUTED_STATES } from '../../src/domain/tasks/task-distribution.ts';
import { listOfCount } from '../../src/features/sectors/dashboard/distribution-links.ts';
import { TASK_FILTERS } from '../../src/features/tasks/list/task-filters.ts';
import { taskQuestion } from '../../src/features/tasks/list/task-question.ts';
import { setErrorSink } from '../../src/lib/log.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedSector, storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { aTask } from '../support/builders/task.ts';

const ZOO = 'counted-zoo';
// A Saturday, five days after the Monday of its week.
const NOW = Date.parse('2026-11-21T12:00Z');
const MONDAY = Date.parse('2026-11-15T23:00Z');
const HOUR = 3_600_000;
const week: DistributionQuestion = { zooId: ZOO, sectorId: 'savanna', unit: 'week', fromMs: MONDAY, nowMs: NOW };
const NONE = { closed: 0, closedLate: 0, inProgress: 0, open: 0, overdue: 0 };

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('data-distribution');
  await environment.clearFirestore();
  const task = (taskId: string, dueAtUnix: number, differences: Partial<Parameters<typeof aTask>[0]> = {}) =>
    storedTask(aTask({ taskId, zooId: ZOO, dueAtUnix, ...differences }));
  await place(environment, [
    storedZoo(ZOO),
    storedSector('savanna', ZOO),
    storedUser('ana', ZOO),
    storedUser('foreign', 'elsewhere'),
    task('first', MONDAY, { status: 'DONE', completedLate: false }),
    task('late', MONDAY + HOUR, { status: 'DONE', completedLate: true }),
    task('left', MONDAY + 2 * HOUR, { status: 'ACTIVE' }),
    task('before', MONDAY - 1),
    task('of-sunday', MONDAY + 7 * 24 * HOUR - 1, { status: 'IN_PROGRESS' }),
    task('after', MONDAY + 7 * 24 * HOUR),
    task('just-now', NOW - 1, { status: 'IN_PROGRESS' }),
    task('not-yet', NOW),
    task('early', NOW + HOUR, { status: 'DONE', completedLate: false }),
    task('of-two-sectors', NOW + HOUR, { sectorIds: ['aviary', 'savanna'] }),
    task('of-another-sector', NOW + HOUR, { sectorIds: ['aviary'] }),
    task('of-another-zoo', NOW + HOUR, { zooId: 'elsewhere' }),
    task('cancelled', NOW + HOUR, { status: 'DELETED' }),
    task('archived', NOW + HOUR, { status: 'ARCHIVED' }),
  ]);
});
beforeEach(() => setErrorSink(() => undefined));
afterEach(() => {
  setErrorSink(null);
  vi.unstubAllGlobals();
});
afterAll(() => environment.cleanup());

const countAs = (userId: string, question: Partial<DistributionQuestion> = {}) =>
  taskDistributionRepository(as(environment, userId)).count({ ...week, ...question });

async function countsOf(question: Partial<DistributionQuestion> = {}) {
  const counted = await countAs('ana', question);
  return counted.ok ? counted.value.spans.map(({ counts }) => counts) : counted.error;
}

describe("the tasks of a sector, counted by the server's aggregation", () => {
  it('lie on the days of a week, in the states that a person reads at the present instant', async () => {
    expect(await countsOf()).toEqual([
      { ...NONE, closed: 1, closedLate: 1, overdue: 1 },
      ...[NONE, NONE, NONE, NONE],
      { ...NONE, closed: 1, open: 2, overdue: 1 },
      { ...NONE, inProgress: 1 },
    ]);
  });

  it('lie on the parts of a day', async () => {
    expect(await countsOf({ unit: 'day', fromMs: Date.parse('2026-11-20T23:00Z') })).toEqual([
      ...[NONE, NONE, NONE],
      // 12:00 to 15:00 in Paris
      { ...NONE, closed: 1, open: 2, overdue: 1 },
      ...[NONE, NONE],
    ]);
  });

  it('lie on the weeks of a month', async () => {
    expect(await countsOf({ unit: 'month' })).toEqual([
      ...[NONE, NONE],
      { ...NONE, overdue: 1 },
      { closed: 2, closedLate: 1, inProgress: 1, open: 2, overdue: 2 },
      { ...NONE, open: 1 },
      NONE,
    ]);
  });

  it('are none in a sector without tasks', async () => {
    expect(await countsOf({ sectorId: 'marsh' })).toEqual(Array.from({ length: 7 }, () => NONE));
  });

  it('are refused to people of another establishment', async () => {
    expect(await countAs('foreign')).toMatchObject({ ok: false, error: { code: 'generic/permission-denied' } });
  });

  it('are not guessed without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await countAs('ana')).toMatchObject({ ok: false, error: { code: 'generic/offline' } });
  });
});

describe('the list behind each of the numbers', () => {
  it.each(['day', 'week', 'month'] as const)('has as many tasks as were counted: %s', async (unit) => {
    const counted = await countAs('ana', { unit, ...(unit === 'day' ? { fromMs: NOW } : {}) });
    const repository = tasksRepository(as(environment, 'ana'));
    const about = { zooId: ZOO, userId: 'ana', pageSize: 50, sectors: [], leavesLaterOut: false };
    let listed = 0;
    for (const span of counted.ok ? counted.value.spans : []) {
      for (const state of DISTRIBUTED_STATES) {
        const address = listOfCount('savanna', state, span).split('?')[1];
        const filters = TASK_FILTERS.read(new URLSearchParams(address));
        const part = await repository.readPart(taskQuestion(filters, about, NOW, ZONE), null);
        const number = part.ok ? part.value.tasks.length : part.error;
        expect(number).toBe(span.counts[state]);
        listed += span.counts[state];
      }
    }
    expect(listed).toBeGreaterThan(3);
  });
});
