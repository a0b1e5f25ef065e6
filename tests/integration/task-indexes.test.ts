/** No list of tasks, of information or of shared animals may need an index that firestore.indexes.json lacks. */
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getDocs, getFirestore } from 'firebase/firestore';
import type { Firestore, Query } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../emulators/firestore/backend.ts';
import type { Backend } from '../../emulators/firestore/contract.ts';
import { readDefinitions } from '../../emulators/firestore/indexes/read-definitions.ts';
import { NO_DEFINITIONS } from '../../emulators/firestore/indexes/definitions.ts';
import { startFirestore } from '../../emulators/firestore/server.ts';
import type { FirestoreServer } from '../../emulators/firestore/server.ts';
import { sharedAnimalsQuery } from '../../src/data/animals/watch-shared.ts';
import { informationQueries } from '../../src/data/information/information.repository.ts';
import { taskFilesQuery } from '../../src/data/photos/watch-task-files.ts';
import type { TaskList, TaskListStatus } from '../../src/data/tasks/task-lists.ts';
import {
  countQueries,
  myTaskCountQueries,
  myTaskQueries,
  oneTaskQuery,
  taskListQueries,
} from '../../src/data/tasks/task-queries.ts';
import { spanCountQuery } from '../../src/data/tasks/task-distribution-queries.ts';
import { timelineQuery } from '../../src/data/timeline/timeline-query.ts';
import { sourcesOf, type TimelineQuestion } from '../../src/domain/timeline/entry.ts';

const STATUSES: readonly TaskListStatus[] = ['unfinished', 'open', 'inProgress', 'done', 'cancelled', 'archived'];
const NOW = Date.parse('2025-01-15T12:00:00Z');
const ZOO = 'zoo-1';
/** The ends of a period that a person or a due filter may set. */
const PERIODS = [
  { dueFromMs: null, dueBeforeMs: null },
  { dueFromMs: NOW, dueBeforeMs: null },
  { dueFromMs: null, dueBeforeMs: NOW },
  { dueFromMs: NOW, dueBeforeMs: NOW + 1 },
];

let backend: Backend;
let server: FirestoreServer;
let app: FirebaseApp;
let database: Firestore;

beforeAll(async () => {
  const definitions = await readDefinitions(join(import.meta.dirname, '../../firestore.indexes.json'));
  backend = createBackend({
    dataFolder: null,
    rules: null,
    indexes: { mode: 'error', definitions: definitions ?? NO_DEFINITIONS },
  });
  server = await startFirestore({ host: '127.0.0.1', port: 0, backend });
  app = initializeApp({ projectId: 'demo-indexes', apiKey: 'none' }, 'indexes');
  database = getFirestore(app);
  connectFirestoreEmulator(database, '127.0.0.1', server.port);
});

afterAll(async () => {
  await deleteApp(app);
  await server.close();
  await backend.close();
});

/** Returns the indexes that Firestore reports as missing, each once. */
async function missingFor(queries: readonly Query[]): Promise<string[]> {
  const missing = new Set<string>();
  for (const query of queries) {
    await getDocs(query).catch((error: Error) => missing.add(error.message.split(' lack: ')[1] ?? error.message));
  }
  return [...missing];
}

test.each(STATUSES)('every list of tasks that are %s has its index', async (status) => {
  const lists: TaskList[] = [];
  for (const sectorId of [null, 'sector-1']) {
    for (const mineOf of [null, 'keeper-1']) {
      for (const period of PERIODS) {
        // Only finished work can have been finished too late.
        for (const closedLate of status === 'done' ? [false, true] : [false]) {
          lists.push({ zooId: ZOO, status, sectorId, mineOf, ...period, closedLate, pageSize: 20 });
        }
      }
    }
  }
  const holders = [{ sectorId: 'sector-1', userIds: Array.from({ length: 40 }, (_, index) => `vet-${index}`) }];
  const ofRole = { sectorId: null, mineOf: null, holders, pageSize: 20 };
  for (const closedLate of status === 'done' ? [false, true] : [false])
    lists.push(...PERIODS.map((period) => ({ zooId: ZOO, status, ...ofRole, ...period, closedLate })));
  for (const record of [{ enclosureId: 'plain' }, { animalId: 'nala' }, { automationId: 'daily' }])
    for (const mineOf of [null, 'keeper-1']) {
      const ofRecord = { sectorId: null, mineOf, closedLate: status === 'done', pageSize: 20, ...record };
      lists.push(...PERIODS.map((period) => ({ zooId: ZOO, status, ...ofRecord, ...period })));
    }
  // Unassigned tasks are always work to do.
  if (status === 'unfinished' || status === 'open' || status === 'inProgress') {
    const free = { mineOf: null, isNobodys: true, closedLate: false, pageSize: 20 };
    for (const sectorId of [null, 'sector-1'])
      lists.push(...PERIODS.map((period) => ({ zooId: ZOO, status, sectorId, ...free, ...period })));
  }
  const shown = lists.map((list) => ({ ...list, shownTo: { userId: 'keeper-1', atMs: NOW } }));
  expect(await missingFor([...lists, ...shown].flatMap((list) => taskListQueries(database, list, 20)))).toEqual([]);
});

test("a person's own work, one task and the counts have theirs", async () => {
  const mine = { zooId: ZOO, userId: 'keeper-1', sectorIds: ['sector-1', 'sector-2'], dueBeforeMs: NOW };
  const ofKind = { ...mine, ofType: [{ taskType: 'animal_check', sectorIds: ['sector-3', 'sector-4'] }] } as const;
  const counts = countQueries(database, { zooId: ZOO, nowMs: NOW, dayStartMs: NOW, dayEndMs: NOW + 1 });
  const queries = [
    ...myTaskQueries(database, mine),
    ...myTaskCountQueries(database, mine),
    ...myTaskQueries(database, ofKind),
    ...myTaskCountQueries(database, ofKind),
    oneTaskQuery(database, { zooId: ZOO, taskId: 'task-1' }),
    ...Object.values(counts),
  ];
  expect(await missingFor(queries)).toEqual([]);
});

test('every count of a sector has its index', async () => {
  const kinds = ['unfinished', 'open', 'inProgress', 'done', 'doneLate'] as const;
  const sector = { zooId: ZOO, sectorId: 'sector-1' };
  const queries = kinds.map((counted) => spanCountQuery(database, sector, { counted, fromMs: NOW, untilMs: NOW + 1 }));
  expect(await missingFor(queries)).toEqual([]);
});

test('every query of the timeline has its index', async () => {
  const anything = {
    zooId: ZOO,
    kinds: [],
    sectorId: null,
    animalId: null,
    personId: null,
    readerId: null,
    fromMs: null,
    untilMs: null,
  };
  const questions: TimelineQuestion[] = [
    anything,
    { ...anything, sectorId: 'sector-1', fromMs: NOW - 1, untilMs: NOW },
    { ...anything, animalId: 'animal-1', sectorId: 'sector-1' },
    { ...anything, personId: 'keeper-1', untilMs: NOW },
    { ...anything, readerId: 'keeper-1' },
    { ...anything, readerId: 'keeper-1', personId: 'keeper-2', fromMs: NOW - 1 },
    { ...anything, readerId: 'keeper-1', sectorId: 'sector-1', untilMs: NOW },
  ];
  const queries = questions.flatMap((question) =>
    sourcesOf([]).flatMap((source) =>
      // Among the evaluations of several groups a query goes on by a path.
      [null, { atUnix: NOW, id: source === 'evaluation' ? 'fastEvalGroups/g/evaluations/x' : 'x' }].map((after) =>
        timelineQuery(database, question, { source, after, chunk: 5 }, NOW),
      ),
    ),
  );
  expect(await missingFor(queries.filter((query) => query !== null))).toEqual([]);
});

test('the lists of information have theirs, for admins and for others', async () => {
  const queries = [true, false].flatMap((isAll) => informationQueries(database, { zooId: ZOO, userId: 'ana', isAll }));
  expect(await missingFor(queries)).toEqual([]);
});

test('the tasks with files of the gallery have theirs, for every place', async () => {
  const places = [{}, { sectorId: 'sector-1' }, { enclosureId: 'plain' }, { animalId: 'animal-1' }];
  const queries = places.map((place) => taskFilesQuery(database, { zooId: ZOO, ...place }));
  expect(await missingFor(queries)).toEqual([]);
});

test('the animals that other establishments share have theirs', async () => {
  expect(await missingFor([sharedAnimalsQuery(database, ZOO)])).toEqual([]);
});
