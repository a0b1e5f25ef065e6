import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { animalsApi } from '../../src/data/animals/animals.endpoints.ts';
import { api } from '../../src/data/api.ts';
import { repositoriesIn } from '../../src/data/dependencies.ts';
import { enclosuresApi } from '../../src/data/enclosures/enclosures.endpoints.ts';
import { groupsApi } from '../../src/data/groups/groups.endpoints.ts';
import { taxonomyApi } from '../../src/data/taxonomy/taxonomy.endpoints.ts';
import { tasksApi } from '../../src/data/tasks/tasks.endpoints.ts';
import { registerParts } from '../../src/domain/animals/register.ts';
import { makeStore } from '../../src/state/store.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { aGroup, anAnimal, anEnclosure } from '../support/builders/park.ts';
import { aTask } from '../support/builders/task.ts';

const ZOO = 'budget-records';
const ADMIN = 'budget-admin';
const NOW = Date.now();
const HERE = 'enclosure-0';
const USAGE = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}/emulator/v1/usage`;

/** Only the local Firestore counts what it bills; the official emulator does not. */
const countsReads = await fetch(USAGE).then(
  (answer) => answer.ok,
  () => false,
);

let environment: RulesTestEnvironment;

/** An animal of the n-th enclosure of 80, in the n-th group of 10. */
const animalOf = (index: number) =>
  anAnimal({
    animalId: `animal-${index}`,
    zooId: ZOO,
    animalName: `Animal ${index}`,
    animalEnclosureData: { enclosureId: `enclosure-${index % 80}` },
    group: { groupId: `group-${index % 10}` },
  });

/** Stores a register of `animals` animals, and the documents of those that pages name. */
async function keep(animals: number): Promise<void> {
  const all = Array.from({ length: animals }, (_, index) => animalOf(index));
  await place(environment, [
    ...registerParts(all).map((part) => ({ path: `zoo/${ZOO}/animalRegister/${part.part}`, data: part })),
    ...all.slice(0, 90).map((animal) => ({ path: `animals/${animal.animalId}`, data: animal })),
  ]);
}

beforeAll(async () => {
  environment = await openRules('park-read-budget');
  await environment.clearFirestore();
  await place(environment, [
    storedZoo(ZOO),
    storedUser(ADMIN, ZOO, { userRight: 'admin' }),
    { path: 'various/taxonomy', data: { version: 1, updatedAtUnix: NOW, parts: 1, orders: {}, families: {} } },
    { path: 'various/taxonomy-species-0', data: { species: {} } },
    ...Array.from({ length: 80 }, (_, index) => {
      const enclosureId = `enclosure-${index}`;
      return { path: `enclosures/${enclosureId}`, data: anEnclosure({ enclosureId, zooId: ZOO, value: enclosureId }) };
    }),
    ...Array.from({ length: 10 }, (_, index) => {
      const groupId = `group-${index}`;
      return { path: `groups/${groupId}`, data: aGroup({ groupId, zooId: ZOO, value: groupId }) };
    }),
    ...Array.from({ length: 40 }, (_, index) => ({
      path: `movements/move-${index}`,
      data: {
        ...{ movementId: `move-${index}`, zooId: ZOO, animalId: `animal-${index}`, kind: 'move', recordedBy: ADMIN },
        ...{ fromEnclosureId: index % 2 === 0 ? HERE : 'enclosure-1', fromGroupId: null, toGroupId: null },
        ...{ toEnclosureId: index % 2 === 0 ? 'enclosure-2' : HERE, sectorIds: [], reason: '', destination: '' },
        ...{ movedAtUnix: NOW - index * 1000, recordedAtUnix: NOW - index * 1000 },
      },
    })),
    ...Array.from({ length: 200 }, (_, index) => {
      const enclosureIds = [index < 38 ? HERE : 'enclosure-3'];
      // Three of the 38 are due; the others come later.
      const dueAtUnix = NOW + (index < 3 ? -1 : 100) * 3_600_000;
      return storedTask(aTask({ taskId: `task-${index}`, zooId: ZOO, enclosureIds, dueAtUnix }));
    }),
  ]);
  await keep(500);
}, 60_000);
afterAll(() => environment.cleanup());

async function reads(): Promise<number> {
  const usage = (await (await fetch(USAGE)).json()) as Record<string, { reads: number } | undefined>;
  return usage[`user:${ADMIN}`]?.reads ?? 0;
}

const { animalRegister, animal, animalMoves, someAnimals } = animalsApi.endpoints;
const { enclosures, enclosure, enclosureMoves, someEnclosures } = enclosuresApi.endpoints;
const { groups, group, someGroups } = groupsApi.endpoints;
const { taxonomy } = taxonomyApi.endpoints;

/** The queries of each screen, without the species of the catalogue, which every screen shares. */
const SCREENS = {
  animals: [animalRegister.initiate(ZOO), enclosures.initiate(ZOO), groups.initiate(ZOO)],
  enclosures: [enclosures.initiate(ZOO)],
  groups: [groups.initiate(ZOO)],
  animal: [
    animal.initiate({ zooId: ZOO, animalId: 'animal-0' }),
    enclosure.initiate({ zooId: ZOO, enclosureId: HERE }),
    group.initiate({ zooId: ZOO, groupId: 'group-0' }),
    animalMoves.initiate({ zooId: ZOO, animalIds: ['animal-0'], pageSize: 8 }),
  ],
  enclosure: [
    enclosure.initiate({ zooId: ZOO, enclosureId: HERE }),
    tasksApi.endpoints.taskList.initiate({
      ...{ zooId: ZOO, status: 'unfinished', sectorId: null, enclosureId: HERE, mineOf: null, closedLate: false },
      ...{ dueFromMs: null, dueBeforeMs: NOW, pageSize: 9 },
    }),
    enclosureMoves.initiate({ zooId: ZOO, enclosureId: HERE, pageSize: 4 }),
    someAnimals.initiate({ zooId: ZOO, animalIds: ['animal-0', 'animal-1', 'animal-2', 'animal-3'] }),
    someEnclosures.initiate({ zooId: ZOO, enclosureIds: ['enclosure-1', 'enclosure-2'] }),
  ],
  group: [
    someGroups.initiate({ zooId: ZOO, groupIds: ['group-0'] }),
    animalRegister.initiate(ZOO),
    someEnclosures.initiate({ zooId: ZOO, enclosureIds: ['enclosure-0', 'enclosure-10'] }),
  ],
} as const;
type Screen = keyof typeof SCREENS;

/** Documents that a screen reads for the first time in a session, and again while it is remembered. */
async function visit(screen: Screen): Promise<{ cold: number; warm: number; failed: number }> {
  const database = as(environment, ADMIN);
  const store = makeStore({ repositories: repositoriesIn(() => Promise.resolve(database)) });
  const ask = async () => Promise.all(SCREENS[screen].map(async (asked) => store.dispatch(asked as never) as unknown));
  const before = await reads();
  const answers = (await ask()) as { readonly error?: unknown }[];
  const cold = (await reads()) - before;
  await ask();
  const warm = (await reads()) - before - cold;
  store.dispatch(api.util.resetApiState());
  return { cold, warm, failed: answers.filter(({ error }) => error !== undefined).length };
}

describe.runIf(countsReads)('a park of 500 animals, 80 enclosures and 10 groups', () => {
  it.each([
    ['animals', 130],
    ['enclosures', 110],
    ['groups', 40],
    ['animal', 25],
    ['enclosure', 25],
    ['group', 25],
  ] as const)('%s: the first visit reads %i documents at most, the next one none', async (screen, most) => {
    const { cold, warm, failed } = await visit(screen);
    console.log(`reads: ${screen} ${cold} cold, ${warm} warm`);
    expect(failed).toBe(0);
    expect(cold).toBeGreaterThan(0);
    expect(cold).toBeLessThanOrEqual(most);
    expect(warm).toBe(0);
  });

  it('names its species for two documents', async () => {
    const database = as(environment, ADMIN);
    const store = makeStore({ repositories: repositoriesIn(() => Promise.resolve(database)) });
    const before = await reads();
    await store.dispatch(taxonomy.initiate());
    // two documents, and the reader's own account for each
    expect((await reads()) - before).toBeLessThanOrEqual(4);
    store.dispatch(api.util.resetApiState());
  });

  it('with ten times the animals costs its pages no more', async () => {
    const once = { animal: (await visit('animal')).cold, enclosure: (await visit('enclosure')).cold };
    await keep(5000);
    expect({ animal: (await visit('animal')).cold, enclosure: (await visit('enclosure')).cold }).toEqual(once);
    expect((await visit('animals')).cold).toBeLessThanOrEqual(130);
  }, 60_000);
});
