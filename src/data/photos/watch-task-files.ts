import {
  collection,
  type Firestore,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { Task } from '#domain/tasks/task.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { taskFromDocument } from '../tasks/task.converter.ts';
import type { TaskFilesQuestion } from './photo-list.ts';

/** Listens to the tasks with files, the one with the latest file first, whatever their status. */
export function watchTaskFiles(
  database: Firestore,
  question: TaskFilesQuestion,
  watcher: Watcher<Latest<Task>>,
): Unwatch {
  const asked = taskFilesQuery(database, question);
  return watchLatest('tasks', asked, { count: question.size, order }, taskFromDocument, watcher);
}

/** Returns the query for the tasks with files, without a limit. */
export function taskFilesQuery(database: Firestore, { zooId, ...place }: Omit<TaskFilesQuestion, 'size'>): Query {
  return query(
    collection(database, 'tasks'),
    where('zooId', '==', zooId),
    ...at(place),
    // A task whose files were all removed has null there.
    where('lastFileAt', '>', Timestamp.fromMillis(0)),
    orderBy('lastFileAt', 'desc'),
  );
}

function order(one: Task, other: Task): number {
  return (other.lastFileAtUnix ?? 0) - (one.lastFileAtUnix ?? 0);
}

/** Returns the narrowest of the given places. */
function at({ animalId, enclosureId, sectorId }: Omit<TaskFilesQuestion, 'zooId' | 'size'>): QueryConstraint[] {
  if (animalId !== undefined) return [where('animalIds', 'array-contains', animalId)];
  if (enclosureId !== undefined) return [where('enclosureIds', 'array-contains', enclosureId)];
  return sectorId === undefined ? [] : [where('sectorIds', 'array-contains', sectorId)];
}
