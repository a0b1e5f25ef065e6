import type { Firestore } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import { type Found, watchQueries } from '../firebase/watch-queries.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { AutomationCalls } from './automation-calls.ts';
import {
  type AutomationList,
  type AutomationsQuestion,
  HISTORY_LENGTH,
  type HistoryRun,
  MAX_AUTOMATIONS,
  MISSED_LENGTH,
  type MissedQuestion,
  type OneAutomation,
} from './automation-lists.ts';
import { automationsQuery, historyQuery, missedQuery, oneAutomationQuery } from './automation-queries.ts';
import { automationFromDocument, runFromDocument } from './automation.converter.ts';

// A manager's home reads automations: the library of the calls is fetched with the first of them.
const calls = async () => (await import('./automation-calls.ts')).automationCalls;

export type AutomationsRepository = AutomationCalls & {
  /** Listens to the automations of an establishment, by their next run; those without one come last. */
  watchAll(question: AutomationsQuestion, watcher: Watcher<AutomationList>): Unwatch;
  /** Listens to one automation; 'automation/not-found' when the establishment has none of this id. */
  watchOne(question: OneAutomation, watcher: Watcher<TaskTemplate>): Unwatch;
  /** Listens to the latest occurrences of an automation, newest first. */
  watchHistory(question: OneAutomation, watcher: Watcher<Latest<HistoryRun>>): Unwatch;
  /** Listens to the latest missed occurrences of an establishment, newest first. */
  watchMissed(question: MissedQuestion, watcher: Watcher<Latest<HistoryRun>>): Unwatch;
};

/** Returns the automations of a database. */
export function automationsRepository(database: Firestore): AutomationsRepository {
  return {
    save: async (request) => (await calls()).save(request),
    change: async (request) => (await calls()).change(request),

    watchAll: (question, watcher) =>
      watchQueries('taskTemplates', [automationsQuery(database, question)], automationFromDocument, {
        next: (found) => watcher.next(found.ok ? ok(listOf(found.value)) : found),
        failed: watcher.failed,
      }),

    watchOne: (question, watcher) =>
      watchQueries('taskTemplates', [oneAutomationQuery(database, question)], automationFromDocument, {
        next: (found) => watcher.next(found.ok ? oneOf(found.value) : found),
        failed: watcher.failed,
      }),

    watchHistory: (question, watcher) =>
      watchLatest(
        'taskRuns',
        historyQuery(database, question),
        { count: HISTORY_LENGTH, order: newestFirst },
        runFromDocument,
        watcher,
      ),

    watchMissed: (question, watcher) =>
      watchLatest(
        'taskRuns',
        missedQuery(database, question),
        { count: MISSED_LENGTH, order: newestFirst },
        runFromDocument,
        watcher,
      ),
  };
}

function newestFirst(one: HistoryRun, other: HistoryRun): number {
  return other.scheduledForUnix - one.scheduledForUnix;
}

function listOf({ items, size, unreadable }: Found<TaskTemplate>): AutomationList {
  const automations = items.toSorted(byNextRun).slice(0, MAX_AUTOMATIONS);
  return { automations, isCut: size > MAX_AUTOMATIONS, unreadable };
}

function oneOf({ items, isFromCache, unreadable }: Found<TaskTemplate>): Result<TaskTemplate> {
  const [automation] = items;
  if (automation !== undefined) return ok(automation);
  if (unreadable > 0) return fail(appError('generic/bad-document'));
  return fail(appError(isFromCache ? 'generic/offline' : 'automation/not-found'));
}

function byNextRun(one: TaskTemplate, other: TaskTemplate): number {
  return (one.nextRunUnix ?? Infinity) - (other.nextRunUnix ?? Infinity) || one.name.localeCompare(other.name, 'fr');
}
