import { doc, updateDoc } from 'firebase/firestore';
import {
  type Access,
  ACCESSES,
  type Collection,
  isOpen,
  operationsOf,
} from '../../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../../src/domain/collections/collections.ts';
import type { Operation } from '../../../../src/domain/access/operations.ts';
import type { TaskAction } from '../../../../src/domain/tasks/task-step.ts';
import type { Task } from '../../../../src/domain/tasks/task.ts';
import { changeFor } from '../../support/task-changes.ts';
import { accessesTo, type Person } from './attempts.ts';
import { changeOf } from './changes.ts';
import { pathOf, type Spot } from './paths.ts';

type Fields = Record<string, unknown>;

/** One use of a document by people, as a request of the browser, with the operations of which any allows it. */
export type Use = {
  readonly what: string;
  readonly pattern: string;
  readonly access: Access;
  readonly operations: readonly Operation[];
  readonly go: (there: Spot, before: Fields, person: Person) => Promise<unknown>;
};

type Change = {
  readonly what: string;
  readonly operations: readonly Operation[];
  readonly change: (before: Fields, userId: string) => Fields;
};

const byTask = (action: TaskAction, operation: Operation): Change => ({
  what: action,
  operations: [operation],
  change: (before, userId) => changeFor(before as unknown as Task, action, userId),
});

let newcomers = 0;

/** A different change each time: the same one again would change nothing. */
function withNewcomer(before: Fields): Fields {
  newcomers += 1;
  return { staffAccess: [...(before['staffAccess'] as string[]), `newcomer-${newcomers}`] };
}

/** Collections whose fields different people may change. */
const SEVERAL_CHANGES: Record<string, readonly Change[]> = {
  'tasks/{taskId}': [
    byTask('start', 'task.work'),
    byTask('take', 'task.work'),
    byTask('close', 'task.work'),
    byTask('cancel', 'task.manage'),
    byTask('archive', 'task.manage'),
    { what: 'edit', operations: ['task.manage'], change: (_before, userId) => changeOf('tasks/{taskId}', userId) },
  ],
  'zoo/{zooId}': [
    {
      what: 'change the settings',
      operations: ['zoo.edit', 'zoo.administer'],
      change: (_before, userId) => changeOf('zoo/{zooId}', userId),
    },
    {
      what: 'change who has access',
      operations: ['zoo.administer'],
      change: withNewcomer,
    },
    {
      what: 'change the kind',
      operations: ['zoo.administer'],
      change: (before) => ({ ...withNewcomer(before), type: 'lab' }),
    },
  ],
};

/** Returns whether the use leaves everything as it is: the demonstration refuses all others. */
export function isReading({ access }: Pick<Use, 'access'>): boolean {
  return access === 'get' || access === 'list';
}

/** Returns every use that the registry opens to people, each access at least once. */
export function usesOf(pattern: string): Use[] {
  const collection = COLLECTIONS[pattern] as Collection;
  return ACCESSES.filter((access) => isOpen(collection, access)).flatMap((access): Use[] => {
    const operations = operationsOf(collection.opens[access]);
    if (operations.length === 0) return [];
    const plain: Use = {
      ...{ what: access, pattern, access, operations },
      go: (there, _before, person) => accessesTo(pattern, there, person)[access](),
    };
    return access === 'update' && pattern in SEVERAL_CHANGES ? changesOf(pattern) : [plain];
  });
}

function changesOf(pattern: string): Use[] {
  return (SEVERAL_CHANGES[pattern] ?? []).map(({ what, operations, change }) => ({
    ...{ what, pattern, access: 'update' as const, operations },
    go: (there, before, { userId, database }) =>
      updateDoc(doc(database, pathOf(pattern, there)), change(before, userId)),
  }));
}
