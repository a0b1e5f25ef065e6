import type { DocumentData } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import { OLDER_TEMPLATE, taskRunSchema, type TaskTemplate, taskTemplateSchema } from '#domain/tasks/task.ts';
import { readInstant } from '../firebase/instants.ts';
import { parseDocument } from '../firebase/parse-document.ts';
import type { HistoryRun } from './automation-lists.ts';

const TEMPLATE_INSTANTS = ['activeSince', 'lastRun', 'nextRun', 'nextMake', 'deletedAt', 'createdAt', 'updatedAt'];
const RUN_INSTANTS = ['scheduledFor', 'dueAt', 'completedAt'];

/** What documents written before a field existed are taken to say. */
const OLDER = {
  ...OLDER_TEMPLATE,
  description: '',
  sectorId: null,
  sectorIds: [],
  enclosureIds: [],
  animalIds: [],
  responsibleIds: [],
  tags: [],
  sendNotification: false,
  visibilityStart: 'same_day',
};

/** Returns the automation of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function automationFromDocument(id: string, data: DocumentData): Result<TaskTemplate> {
  return parseDocument(taskTemplateSchema, id, {
    ...OLDER,
    ...data,
    ...instantsOf(data, TEMPLATE_INSTANTS),
    templateId: id,
  });
}

/** Returns the run of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export function runFromDocument(id: string, data: DocumentData): Result<HistoryRun> {
  const run = parseDocument(taskRunSchema, id, { responsibleIds: [], ...data, ...instantsOf(data, RUN_INSTANTS) });
  return run.ok ? ok({ ...run.value, runId: id }) : run;
}

function instantsOf(data: DocumentData, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [`${name}Unix`, readInstant(data, name)]));
}
