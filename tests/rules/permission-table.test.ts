import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  collection,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../src/domain/access/actor.ts';
import { sectorRolesOf } from '../../src/domain/access/actor.ts';
import { isRefusedInDemo, mayDo, type Operation } from '../../src/domain/access/operations.ts';
import { TIERS, type Tier } from '../../src/domain/access/tiers.ts';
import type { User } from '../../src/domain/users/user.ts';
import { aTask } from '../support/builders/task.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedTask, storedTemplate, storedUser, storedZoo } from './support/stored-documents.ts';
import { changeFor } from './support/task-changes.ts';

/** The people of every tier's establishment: who they are in the sector "own". */
const PEOPLE: Record<string, { user?: Partial<User>; holds?: string }> = {
  keeper: { holds: 'sectorKeeper' },
  lead: { holds: 'managementUserIds' },
  leadElsewhere: {},
  veterinary: { holds: 'veterinaryUserIds' },
  nutrition: { holds: 'nutritionUserIds' },
  author: {},
  pedagoadmin: { user: { userRight: 'pedagoadmin' }, holds: 'managementUserIds' },
  admin: { user: { userRight: 'admin' } },
  superAdmin: { user: { userRight: 'superAdmin' } },
  staff: { user: { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' } },
};
const names = Object.keys(PEOPLE);
const zooOf = (tier: Tier | 'demo') => `zoo-${tier}`;
const idOf = (name: string, tier: Tier | 'demo') => `${name}-${tier}`;
const WORLDS = [...TIERS, 'demo'] as const;

function sectorsOf(world: Tier | 'demo') {
  const holders = (list: string) =>
    names.filter((name) => PEOPLE[name]?.holds === list).map((name) => idOf(name, world));
  const own = storedSector(`own-${world}`, zooOf(world), {
    sectorKeeper: holders('sectorKeeper'),
    managementUserIds: holders('managementUserIds'),
    veterinaryUserIds: holders('veterinaryUserIds'),
    nutritionUserIds: holders('nutritionUserIds'),
  });
  const other = storedSector(`other-${world}`, zooOf(world), { managementUserIds: [idOf('leadElsewhere', world)] });
  return [own, other];
}

function actorOf(name: string, world: Tier | 'demo'): Actor {
  const user = PEOPLE[name]?.user;
  return {
    userId: idOf(name, world),
    role: user?.userRight ?? 'user',
    zooId: zooOf(world),
    tier: world === 'demo' ? 'fullcare' : world,
    isStaff: user?.akongoStaff ?? false,
    rank: user?.akongoRank ?? null,
    isProviderZoo: false,
    isEthologist: false,
    isDemo: world === 'demo' && !(user?.akongoStaff ?? false),
    sectors: sectorRolesOf(
      idOf(name, world),
      sectorsOf(world).map((sector) => sector.data as never),
    ),
  };
}

describe('the rules say what the permission table says', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-permissions');
    await environment.clearFirestore();
    await place(
      environment,
      WORLDS.flatMap((world) => [
        storedZoo(zooOf(world), { zooTiers: world === 'demo' ? 'fullcare' : world, isDemo: world === 'demo' }),
        ...names.map((name) => storedUser(idOf(name, world), zooOf(world), PEOPLE[name]?.user ?? {})),
        ...sectorsOf(world),
      ]),
    );
  });
  afterAll(() => environment.cleanup());

  let serial = 0;
  const aStoredTask = async (world: Tier | 'demo', authorId: string) => {
    serial += 1;
    const task = aTask({
      taskId: `t${serial}`,
      zooId: zooOf(world),
      authorId,
      sectorId: `own-${world}`,
      sectorIds: [`own-${world}`],
      createdAtUnix: Date.now(),
      updatedAtUnix: Date.now(),
    });
    await place(environment, [storedTask(task)]);
    return task;
  };

  /** How each operation of the table looks as a write or read of the browser. */
  const ATTEMPTS: Record<
    string,
    { operation: Operation; attempt: (actor: Actor, world: Tier | 'demo') => Promise<unknown> }
  > = {
    'reads one task': {
      operation: 'task.read',
      attempt: async (actor, world) => {
        const task = await aStoredTask(world, 'someone');
        return isAllowed(() => getDoc(doc(seenBy(environment, actor.userId), `tasks/${task.taskId}`)));
      },
    },
    'lists the tasks': {
      operation: 'task.read',
      attempt: (actor, world) =>
        isAllowed(() =>
          getDocs(
            query(collection(seenBy(environment, actor.userId), 'tasks'), where('zooId', '==', zooOf(world)), limit(5)),
          ),
        ),
    },
    'creates a task': {
      operation: 'task.create',
      attempt: (actor, world) => {
        serial += 1;
        const { path, data } = storedTask({
          taskId: `new${serial}`,
          zooId: zooOf(world),
          authorId: actor.userId,
          sectorId: `own-${world}`,
          sectorIds: [`own-${world}`],
        });
        return isAllowed(() => setDoc(doc(seenBy(environment, actor.userId), path), data));
      },
    },
    'takes a task': { operation: 'task.work', attempt: (actor, world) => act(actor, world, 'take') },
    'starts a task': { operation: 'task.work', attempt: (actor, world) => act(actor, world, 'start') },
    'closes a task': { operation: 'task.work', attempt: (actor, world) => act(actor, world, 'close') },
    'cancels another’s task': { operation: 'task.manage', attempt: (actor, world) => act(actor, world, 'cancel') },
    'archives another’s task': { operation: 'task.manage', attempt: (actor, world) => act(actor, world, 'archive') },
    'creates an automation': {
      operation: 'automation.create',
      attempt: (actor, world) => {
        serial += 1;
        const { path, data } = storedTemplate({
          templateId: `a${serial}`,
          zooId: zooOf(world),
          authorId: actor.userId,
          sectorId: `own-${world}`,
          sectorIds: [`own-${world}`],
        });
        return isAllowed(() => setDoc(doc(seenBy(environment, actor.userId), path), data));
      },
    },
    'suspends another’s automation': {
      operation: 'automation.manage',
      attempt: async (actor, world) => {
        serial += 1;
        const { path, data } = storedTemplate({
          templateId: `a${serial}`,
          zooId: zooOf(world),
          authorId: idOf('author', world),
          sectorId: `own-${world}`,
          sectorIds: [`own-${world}`],
        });
        await place(environment, [{ path, data }]);
        return isAllowed(() =>
          updateDoc(doc(seenBy(environment, actor.userId), path), { isActive: false, status: 'suspended' }),
        );
      },
    },
    'reads the sector': {
      operation: 'sector.read',
      attempt: (actor, world) =>
        isAllowed(() => getDoc(doc(seenBy(environment, actor.userId), `sectors/own-${world}`))),
    },
    'creates a sector': {
      operation: 'sector.create',
      attempt: (actor, world) => {
        serial += 1;
        const { path, data } = storedSector(`s${serial}`, zooOf(world));
        return isAllowed(() => setDoc(doc(seenBy(environment, actor.userId), path), data));
      },
    },
    'renames the sector': {
      operation: 'sector.edit',
      attempt: (actor, world) =>
        isAllowed(() =>
          updateDoc(doc(seenBy(environment, actor.userId), `sectors/own-${world}`), {
            sectorName: 'Plaine',
            label: 'Plaine',
          }),
        ),
    },
    'deletes a sector': {
      operation: 'sector.delete',
      attempt: async (actor, world) => {
        serial += 1;
        const sector = storedSector(`s${serial}`, zooOf(world));
        await place(environment, [sector]);
        return isAllowed(() => deleteDoc(doc(seenBy(environment, actor.userId), sector.path)));
      },
    },
  };

  const act = async (actor: Actor, world: Tier | 'demo', action: Parameters<typeof changeFor>[1]) => {
    const task = await aStoredTask(world, idOf('author', world));
    return isAllowed(() =>
      updateDoc(doc(seenBy(environment, actor.userId), `tasks/${task.taskId}`), changeFor(task, action, actor.userId)),
    );
  };

  describe.each(Object.entries(ATTEMPTS))('when a person %s', (_what, { operation, attempt }) => {
    it.each(WORLDS)('of a %s establishment', async (world) => {
      const expected: Record<string, boolean> = {};
      const answered: Record<string, unknown> = {};
      const askAs = async (name: string) => {
        const actor = actorOf(name, world);
        const subject = { zooId: zooOf(world), sectorIds: [`own-${world}`], authorId: idOf('author', world) };
        expected[name] = mayDo(actor, operation, subject) && !isRefusedInDemo(actor, operation);
        answered[name] = await attempt(actor, world);
      };
      await Promise.all(names.map(askAs));
      expect(answered).toEqual(expected);
    });
  });
});
