import type { TaskRun, TaskTemplate } from '#domain/tasks/task.ts';

/** Automations of one list: more than a park has, a bound all the same. */
export const MAX_AUTOMATIONS = 200;
/** Runs of one history (specification, point 9). */
export const HISTORY_LENGTH = 50;

/** Which automations are asked for: those in use, suspended ones included, or the archived ones. */
export type AutomationsQuestion = { readonly zooId: string; readonly isArchived: boolean };

/** The automations of an establishment, as screens get them. */
export type AutomationList = {
  readonly automations: readonly TaskTemplate[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/** One automation; the establishment is part of the question, so that a foreign id finds nothing. */
export type OneAutomation = { readonly zooId: string; readonly templateId: string };

/** One occurrence of an automation, as its history tells it. */
export type HistoryRun = TaskRun & { readonly runId: string };

/** The latest occurrences of an automation, newest first. */
export type AutomationHistory = {
  readonly runs: readonly HistoryRun[];
  /** whether there are more than were read */
  readonly isCut: boolean;
  readonly unreadable: number;
};
