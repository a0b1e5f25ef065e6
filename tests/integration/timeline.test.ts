import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoriesIn } from '../../src/data/dependencies.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../src/domain/observation-sessions/session.ts';
import type { TimelineEntry, TimelineQuestion } from '../../src/domain/timeline/entry.ts';
import type { SourceState } from '../../src/domain/timeline/merge.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { anInformation } from '../support/builders/information.ts';
import { aCampaign } from '../support/builders/campaign.ts';
import { anObservationSession } from '../support/builders/observation-session.ts';
import { aQuickEvaluation } from '../support/builders/quick-evaluation.ts';
import { aTask } from '../support/builders/task.ts';
import { twinsOf } from '../rules/security/support/samples.ts';

const ZOO = 'timeline-zoo';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2025-01-01T00:00:00Z');
const CLOSED = 300;
const MOVES = 120;
const EVALUATIONS = 24;
const SESSIONS = 12;
const ALL: TimelineQuestion = {
  zooId: ZOO,
  kinds: [],
  sectorId: null,
  animalId: null,
  personId: null,
  readerId: 'keeper',
  fromMs: null,
  untilMs: null,
};

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('timeline');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedUser('keeper', ZOO),
    storedUser('admin', ZOO, { userRight: 'admin' }),
    notice('for-all', ['everyone'], []),
    notice('for-keeper', ['keeper'], ['aviary']),
    notice('for-bo', ['bo'], ['aviary']),
    ...Array.from({ length: CLOSED }, (_unused, at) =>
      storedTask(
        aTask({
          taskId: `closed-${at}`,
          zooId: ZOO,
          status: 'DONE',
          completedBy: at % 3 === 0 ? 'keeper' : 'bo',
          completedAtUnix: START + at * HOUR,
          completedLate: at % 2 === 0,
          sectorIds: [at % 10 === 0 ? 'aviary' : 'savanna'],
          animalIds: at % 25 === 0 ? ['z1'] : [],
        }),
      ),
    ),
    storedTask(aTask({ taskId: 'gone', zooId: ZOO, status: 'DELETED', deletedAtUnix: START + 5 * HOUR + 1 })),
    storedTask(aTask({ taskId: 'open', zooId: ZOO })),
    ...Array.from({ length: EVALUATIONS }, (_unused, at) => {
      const groupId = `quick-${at % 2}`;
      const evaluation = aQuickEvaluation({
        ...{ evaluationId: `evaluation-${at}`, groupId, zooId: ZOO, leaderId: at % 3 === 0 ? 'keeper' : 'bo' },
        ...{ status: 'finished', finishedAtUnix: START + at * HOUR + 11 },
      });
      const path = `fastEvalGroups/${groupId}/evaluations/evaluation-${at}`;
      return {
        path,
        data: { ...evaluation, ...twinsOf('fastEvalGroups/{groupId}/evaluations/{evaluationId}', evaluation) },
      };
    }),
    ...Array.from({ length: SESSIONS }, (_unused, at) =>
      session({
        ...{
          visitId: `visit-${at}`,
          observerId: at % 3 === 0 ? 'keeper' : 'bo',
          animalIds: at % 4 === 0 ? ['z1'] : [],
        },
        ...{ status: at % 2 === 0 ? 'finished' : 'interrupted', endedAtUnix: START + at * HOUR + 13 },
      }),
    ),
    session({ visitId: 'visit-running' }),
    campaign({ campaignId: 'draft' }),
    campaign({ campaignId: 'launched', status: 'active', launchedAtUnix: START + 17 }),
    campaign({
      ...{ campaignId: 'stopped', status: 'archived', launchedAtUnix: START + HOUR + 17 },
      stoppedAtUnix: START + 2 * HOUR + 17,
    }),
    {
      path: 'fastEvalGroups/quick-0/evaluations/running',
      data: aQuickEvaluation({ evaluationId: 'running', groupId: 'quick-0', zooId: ZOO }),
    },
    ...Array.from({ length: MOVES }, (_unused, at) => {
      const move = {
        ...{ movementId: `move-${at}`, zooId: ZOO, animalId: `z${at % 4}`, kind: 'move', recordedBy: 'keeper' },
        ...{
          fromEnclosureId: 'e1',
          toEnclosureId: 'e2',
          fromGroupId: null,
          toGroupId: null,
          reason: '',
          destination: '',
        },
        ...{ sectorIds: ['savanna'], movedAtUnix: START + at * 2 * HOUR + 7, recordedAtUnix: START },
      };
      return { path: `movements/move-${at}`, data: { ...move, ...twinsOf('movements/{movementId}', move) } };
    }),
  ]);
});
afterAll(() => environment.cleanup());

/** Returns an information of 2024 for these people, with its path. */
function notice(informationId: string, audience: string[], sectorIds: string[]) {
  const information = anInformation({
    ...{ informationId, zooId: ZOO, audience, displayFromUnix: START - DAY, displayUntilUnix: START },
    recipients: { everyone: false, sectorIds, roles: [], userIds: [] },
  });
  return {
    path: `information/${informationId}`,
    data: { ...information, ...twinsOf('information/{informationId}', information) },
  };
}

function session(differences: Partial<ObservationSession>) {
  const head = anObservationSession({ zooId: ZOO, ...differences });
  return { path: `visits/${head.visitId}`, data: { ...head, ...twinsOf('visits/{visitId}', head) } };
}

function campaign(differences: Partial<Campaign>) {
  const stored = aCampaign({ zooId: ZOO, ...differences });
  return { path: `campaigns/${stored.campaignId}`, data: { ...stored, ...twinsOf('campaigns/{campaignId}', stored) } };
}

/** Reads the whole timeline; `reads` are the documents of each page. */
async function readAll(question: Partial<TimelineQuestion> = {}, userId = 'keeper') {
  const repository = await repositoriesIn(() => Promise.resolve(as(environment, userId))).timeline();
  const entries: TimelineEntry[] = [];
  const reads: number[] = [];
  let from: readonly SourceState[] | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const step = await repository.read({ ...ALL, ...question }, from);
    if (!step.ok) throw new Error(step.error.code);
    entries.push(...step.value.entries);
    reads.push(step.value.read);
    from = step.value.next;
  } while (from !== null);
  return { entries, reads };
}

it('the timeline has every event once, newest first, and no work to do', async () => {
  const { entries } = await readAll();
  const times = entries.map(({ atUnix }) => atUnix);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(entries.map(({ source, id }) => `${source} ${id}`)).size).toBe(
    CLOSED + 1 + MOVES + 2 + EVALUATIONS + SESSIONS + 3,
  );
  expect(entries.some(({ id }) => id === 'open')).toBe(false);
});

it('a page costs fifty documents and thirty more at most', async () => {
  const { reads } = await readAll();
  expect(Math.max(...reads)).toBeLessThanOrEqual(80);
});

it('by sector, animal and person it has the entries that belong to all of them', async () => {
  const aviary = await readAll({ sectorId: 'aviary' });
  expect(aviary.entries).toHaveLength(CLOSED / 10 + 1);
  const animal = await readAll({ animalId: 'z1' });
  expect(animal.entries.filter(({ source }) => source === 'taskClosed')).toHaveLength(CLOSED / 25);
  expect(animal.entries.filter(({ source }) => source === 'movement')).toHaveLength(MOVES / 4);
  const both = await readAll({ personId: 'keeper', sectorId: 'savanna', kinds: ['task'] });
  expect(both.entries.every(({ by, sectorIds }) => by === 'keeper' && sectorIds.includes('savanna'))).toBe(true);
  expect(both.entries).toHaveLength(90);
});

it('of a period it begins with the first instant and ends before the last', async () => {
  const { entries } = await readAll({ kinds: ['task'], fromMs: START + 5 * HOUR, untilMs: START + 8 * HOUR });
  expect(entries.map(({ id }) => id)).toEqual(['closed-7', 'closed-6', 'gone', 'closed-5']);
});

it('the timeline has the finished evaluations of all groups, by person, and none for a sector', async () => {
  const kinds = ['evaluation'] as const;
  const { entries } = await readAll({ kinds });
  expect(entries.map(({ id }) => id)).toEqual(
    Array.from({ length: EVALUATIONS }, (_unused, at) => `evaluation-${EVALUATIONS - 1 - at}`),
  );
  expect(new Set(entries.map(({ subjectId }) => subjectId))).toEqual(new Set(['quick-0', 'quick-1']));
  expect((await readAll({ kinds, personId: 'keeper' })).entries).toHaveLength(EVALUATIONS / 3);
  expect((await readAll({ kinds, sectorId: 'aviary' })).entries).toEqual([]);
  await expect(readAll({ kinds, zooId: 'other-zoo' })).rejects.toThrow('generic/permission-denied');
});

it('the timeline has the sessions that ended, by animal and by observer, and none that runs', async () => {
  const kinds = ['session'] as const;
  const { entries } = await readAll({ kinds });
  expect(entries.map(({ id }) => id)).toEqual(
    Array.from({ length: SESSIONS }, (_unused, at) => `visit-${SESSIONS - 1 - at}`),
  );
  expect((await readAll({ kinds, animalId: 'z1' })).entries).toHaveLength(SESSIONS / 4);
  expect((await readAll({ kinds, personId: 'keeper' })).entries).toHaveLength(SESSIONS / 3);
  expect((await readAll({ kinds, sectorId: 'aviary' })).entries).toEqual([]);
  await expect(readAll({ kinds, zooId: 'other-zoo' })).rejects.toThrow('generic/permission-denied');
});

it('the timeline says when campaigns were launched and stopped, also archived ones, and nothing of drafts', async () => {
  const kinds = ['campaign'] as const;
  const { entries } = await readAll({ kinds });
  expect(entries.map(({ source, id }) => `${source} ${id}`)).toEqual([
    'campaignStopped stopped',
    'campaignLaunched stopped',
    'campaignLaunched launched',
  ]);
  await expect(readAll({ kinds, zooId: 'other-zoo' })).rejects.toThrow('generic/permission-denied');
});

it('the timeline has the information for the reader, and every one for an admin', async () => {
  const idsOf = async (...question: Parameters<typeof readAll>) =>
    (await readAll(...question)).entries.map(({ id }) => id).toSorted();
  const kinds = ['information'] as const;
  expect(await idsOf({ kinds })).toEqual(['for-all', 'for-keeper']);
  expect(await idsOf({ kinds, sectorId: 'aviary' })).toEqual(['for-keeper']);
  expect(await idsOf({ kinds, personId: 'author' })).toEqual(['for-all', 'for-keeper']);
  expect(await idsOf({ kinds, readerId: null }, 'admin')).toEqual(['for-all', 'for-bo', 'for-keeper']);
  await expect(readAll({ kinds, readerId: null })).rejects.toThrow('generic/permission-denied');
});
