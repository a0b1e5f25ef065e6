import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { SlackFacts } from '../../../src/domain/slack/slack-message.ts';
import { isUnfinished } from '../../../src/domain/tasks/task-state.ts';
import { type Task, taskSchema } from '../../../src/domain/tasks/task.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { displayName } from '../../../src/domain/users/user.ts';
import { logFailure } from '../common/log-failure.ts';
import { animalPath, enclosurePath, isDocumentId, sectorPath } from '../common/paths.ts';
import { recipientAccounts } from '../notifications/recipient-accounts.ts';

/** A task created this long ago came from elsewhere, and is no news. */
const NEWS_MS = 86_400_000;
/** The most names of each kind; the others are counted. */
const MAX_NAMES = 5;

const slackFields = z.pick(taskSchema, {
  zooId: true,
  title: true,
  status: true,
  sectorIds: true,
  enclosureIds: true,
  animalIds: true,
  responsibleIds: true,
  dueAtUnix: true,
  createdAtUnix: true,
});
type SlackTask = Pick<Task, keyof (typeof slackFields)['shape']>;

/**
 * Returns what Slack is told of a new task, with its establishment; null for a task that is gone, done, deleted, old,
 * or of another shape, which is logged. Names are those of the establishment's own places, animals and people: a
 * browser could have named foreign ones.
 */
export async function factsOfTask(
  database: Firestore,
  document: DocumentSnapshot,
  now: EpochMs,
): Promise<{ readonly zooId: string; readonly facts: SlackFacts } | null> {
  if (!document.exists) return null;
  const read = slackFields.safeParse(document.data());
  if (!read.success) {
    logFailure('tellSlackOfTask', read.error, { taskId: document.id });
    return null;
  }
  const task: SlackTask = read.data;
  const { zooId, title, dueAtUnix, enclosureIds, sectorIds, animalIds, responsibleIds } = task;
  if (!isUnfinished(task.status) || task.createdAtUnix < now - NEWS_MS) return null;
  const namesIn = (ids: readonly string[], pathOf: (id: string) => string, field: string) =>
    namesOf(database, zooId, ids, { pathOf, field });
  const [places, animals, accounts] = await Promise.all([
    enclosureIds.length > 0
      ? namesIn(enclosureIds, enclosurePath, 'enclosureName')
      : namesIn(sectorIds, sectorPath, 'sectorName'),
    namesIn(animalIds, animalPath, 'animalName'),
    recipientAccounts(database, zooId, responsibleIds.slice(0, MAX_NAMES)),
  ]);
  const people = listed(accounts.map(displayName), responsibleIds.length);
  const facts = { kind: 'task', subjectId: document.id, title, excerpt: null, places, animals, people } as const;
  return { zooId, facts: { ...facts, dueAtUnix: Math.trunc(dueAtUnix) } };
}

/** The collection and the field that hold the names. */
type Named = { readonly pathOf: (id: string) => string; readonly field: string };

async function namesOf(
  database: Firestore,
  zooId: string,
  ids: readonly string[],
  { pathOf, field }: Named,
): Promise<string> {
  const references = ids
    .filter(isDocumentId)
    .slice(0, MAX_NAMES)
    .map((id) => database.doc(pathOf(id)));
  if (references.length === 0) return '';
  const names = (await database.getAll(...references)).flatMap((document) => {
    const name: unknown = document.get(field);
    return document.get('zooId') === zooId && typeof name === 'string' && name !== '' ? [name] : [];
  });
  return listed(names, ids.length);
}

function listed(names: readonly string[], count: number): string {
  const others = count - MAX_NAMES;
  return names.length > 0 && others > 0 ? `${names.join(', ')} + ${others}` : names.join(', ');
}
