import type { TaskRun, TaskTemplate } from '#domain/tasks/task-template.ts';

/** The most automations of one list, more than any park has: every list has a limit. */
export const MAX_AUTOMATIONS = 200;
/** Runs of one history (specification, point 9). */
export const HISTORY_LENGTH = 50;

/** Missed occurrences that a home names. */
export const MISSED_LENGTH = 10;

/** The query for the occurrences of an establishment that were missed since an instant. */
export type MissedQuestion = { readonly zooId: string; readonly sinceMs: number };

/** The query for automations: those in use, suspended ones included, or the archived ones. */
export type AutomationsQuestion = { readonly zooId: string; readonly isArchived: boolean };

/** The automations of an establishment, as screens get them. */
export type AutomationList = {
  readonly automations: readonly TaskTemplate[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/** The query for one automation; the establishment is part of it, so that a foreign id finds nothing. */
export type OneAutomation = { readonly zooId: string; readonly templateId: string };

/** One occurrence of an automation in its history. */
export type HistoryRun = TaskRun & { readonly runId: string };
