import {
  and,
  collection,
  type Firestore,
  limit,
  or,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  type QueryFieldFilterConstraint,
  type QueryFilterConstraint,
  Timestamp,
  where,
} from 'firebase/firestore';
import { peopleOfHolders } from '#domain/tasks/task-role.ts';
import { type TaskStatus, type TaskType, UNFINISHED_STATUSES } from '#domain/tasks/task.ts';
import {
  MAX_PAGE_SIZE,
  type MyTasks,
  type OneTaskQuestion,
  type TaskCountsQuestion,
  type TaskList,
  type TaskListStatus,
} from './task-lists.ts';
import { earliestFirst } from './task-order.ts';
import { toDoShownTo } from './shown-filter.ts';
import { holdersIn } from './task-sift.ts';

/** The most tasks that the list of a person's own work shows. */
export const MY_TASKS_LIMIT = 50;
/** Firestore takes this many alternatives per query. */
const MAX_ALTERNATIVES = 30;
/** Two alternatives are for the tasks one is responsible for and those one has taken. */
const SECTORS_BESIDE_OWN = MAX_ALTERNATIVES - 2;

const STORED: Readonly<Record<TaskListStatus, readonly TaskStatus[]>> = {
  unfinished: UNFINISHED_STATUSES,
  open: ['OPEN', 'ACTIVE'],
  inProgress: ['IN_PROGRESS'],
  done: ['DONE'],
  cancelled: ['DELETED'],
  archived: ['ARCHIVED'],
};

/**
 * Returns the queries whose union is a person's work; each finds one more than is shown. Up to 28 sectors fit into one
 * query: each further query is read, and has its rights checked, by itself.
 */
export function myTaskQueries(database: Firestore, question: MyTasks, most = MY_TASKS_LIMIT + 1): Query[] {
  return ownTaskFilters(question).map((mine) =>
    query(tasks(database), and(...unfinishedBefore(question), mine), orderBy('dueAt'), limit(most)),
  );
}

/**
 * Returns the queries whose counts add up to a person's work. Unassigned tasks are counted some sectors at a time: a
 * task of sectors in two such parts counts twice.
 */
export function myTaskCountQueries(database: Firestore, question: MyTasks): Query[] {
  return ownTaskFilters(question).map((mine) => query(tasks(database), and(...unfinishedBefore(question), mine)));
}

/**
 * By the stamps that end a task, and not by its status, whose three values would take three alternatives per sector.
 */
function unfinishedBefore({ zooId, dueBeforeMs }: MyTasks): QueryFieldFilterConstraint[] {
  return [
    where('zooId', '==', zooId),
    where('completedAt', '==', null),
    where('deletedAt', '==', null),
    where('dueAt', '<', Timestamp.fromMillis(dueBeforeMs)),
  ];
}

/** The tasks that a person is responsible for, and those they have taken. */
function ofPerson(userId: string): QueryFieldFilterConstraint[] {
  return [where('responsibleIds', 'array-contains', userId), where('takenBy', '==', userId)];
}

/** A person's own tasks, and the unassigned ones they are offered, in as many parts as Firestore needs. */
function ownTaskFilters({ userId, sectorIds, ofType = [] }: MyTasks): QueryFilterConstraint[] {
  const offered = [
    ...sectorIds.map((sectorId) => ({ sectorId, taskType: null })),
    ...ofType.flatMap((one) => one.sectorIds.map((sectorId) => ({ sectorId, taskType: one.taskType }))),
  ];
  const first = offered.slice(0, SECTORS_BESIDE_OWN);
  return [
    or(...ofPerson(userId), ...nobodys(first)),
    ...chunks(offered.slice(SECTORS_BESIDE_OWN), MAX_ALTERNATIVES).map((some) => or(...nobodys(some))),
  ];
}

/** The unassigned tasks of sectors, one filter for each kind; a kind of null is every kind. */
function nobodys(some: readonly { readonly sectorId: string; readonly taskType: TaskType | null }[]) {
  return [...Map.groupBy(some, ({ taskType }) => taskType)].map(([taskType, sectors]) =>
    and(
      where('responsibleIds', '==', []),
      where('takenBy', '==', null),
      ...(taskType === null ? [] : [where('taskType', '==', taskType)]),
      where(
        'sectorIds',
        'array-contains-any',
        sectors.map(({ sectorId }) => sectorId),
      ),
    ),
  );
}

/**
 * Returns the queries that together find a list's tasks, and other ones that `isOfList` leaves out; empty when there
 * can be none.
 */
export function taskListQueries(database: Firestore, list: TaskList, most: number): Query[] {
  const { zooId, status, sectorId, mineOf, isNobodys, holders, dueFromMs, dueBeforeMs, closedLate } = list;
  const record = recordOf(list);
  const filters = [
    where('zooId', '==', zooId),
    ...(closedLate && record === null ? [where('completedLate', '==', true)] : []),
    ...(dueFromMs === null ? [] : [where('dueAt', '>=', Timestamp.fromMillis(dueFromMs))]),
    ...(dueBeforeMs === null ? [] : [where('dueAt', '<', Timestamp.fromMillis(dueBeforeMs))]),
  ];
  const ordered = [orderBy('dueAt', earliestFirst(status) ? 'asc' : 'desc'), limit(most)] as const;
  const listOf = (...whose: QueryFilterConstraint[]) =>
    query(tasks(database), and(...filters, statusOf(list), ...whose), ...ordered);
  if (record !== null) return [listOf(record)];
  if (mineOf !== null) return [listOf(or(...ofPerson(mineOf)))];
  if (holders !== undefined) {
    const alternatives = Math.floor(MAX_ALTERNATIVES / STORED[status].length);
    return chunks(peopleOfHolders(holdersIn(list)), alternatives).map((some) =>
      listOf(where('responsibleIds', 'array-contains-any', some)),
    );
  }
  const inSector = sectorId === null ? [] : [where('sectorIds', 'array-contains', sectorId)];
  const free = isNobodys === true ? [where('responsibleIds', '==', []), where('takenBy', '==', null)] : [];
  return [listOf(...free, ...inSector)];
}

/**
 * The filter for the tasks of one record, the one with the fewest tasks if a list names several; null for a list of all
 * records. A record has few tasks: `isOfList` checks the other conditions, which would each need indexes of their own.
 */
function recordOf({ automationId, animalId, enclosureId }: TaskList): QueryFieldFilterConstraint | null {
  if (automationId !== undefined) return where('automationId', '==', automationId);
  if (animalId !== undefined) return where('animalIds', 'array-contains', animalId);
  return enclosureId === undefined ? null : where('enclosureIds', 'array-contains', enclosureId);
}

/** The query names visible tasks if it has room for that: the many people of a role leave none. */
function statusOf(list: TaskList): QueryFilterConstraint {
  const { status, shownTo, holders } = list;
  const isAsked = shownTo !== undefined && holders === undefined && recordOf(list) === null;
  return isAsked && (status === 'unfinished' || status === 'open') ? toDoShownTo(status, shownTo) : hasStatus(status);
}

/** Returns the query that finds one task of an establishment. */
export function oneTaskQuery(database: Firestore, { zooId, taskId }: OneTaskQuestion): Query {
  return query(tasks(database), where('zooId', '==', zooId), where('taskId', '==', taskId), limit(1));
}

/** Returns the number of tasks that the list shows. */
export function pageSizeOf({ pageSize }: Pick<TaskList, 'pageSize'>): number {
  return Math.min(Math.max(1, Math.trunc(pageSize)), MAX_PAGE_SIZE);
}

/** Returns one query per count. */
export function countQueries(database: Firestore, { zooId, nowMs, dayStartMs, dayEndMs }: TaskCountsQuestion) {
  const count = (status: TaskListStatus, ...more: QueryConstraint[]) =>
    query(tasks(database), where('zooId', '==', zooId), hasStatus(status), ...more);
  const due = (comparison: '<' | '>=', instant: number) => where('dueAt', comparison, Timestamp.fromMillis(instant));
  return {
    overdue: count('unfinished', due('<', nowMs)),
    inProgress: count('inProgress'),
    open: count('open'),
    dueToday: count('unfinished', due('>=', dayStartMs), due('<', dayEndMs)),
  };
}

function tasks(database: Firestore) {
  return collection(database, 'tasks');
}

function hasStatus(status: TaskListStatus): QueryFieldFilterConstraint {
  return where('status', 'in', STORED[status]);
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
