import type { DocumentData } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import { taskRunSchema, taskTemplateSchema } from '#domain/tasks/task-template.ts';
import { documentReader } from '../firebase/document-reader.ts';
import type { HistoryRun } from './automation-lists.ts';

/** Returns the automation of a stored document; 'generic/bad-document' when it does not have the shape of one. */
export const automationFromDocument = documentReader(taskTemplateSchema);

const readRun = documentReader(taskRunSchema);

/** Returns the run of a stored document, with its id; 'generic/bad-document' when it does not have the shape of one. */
export function runFromDocument(id: string, data: DocumentData): Result<HistoryRun> {
  const run = readRun(id, data);
  return run.ok ? ok({ ...run.value, runId: id }) : run;
}
