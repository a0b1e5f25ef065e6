import { type DocumentSnapshot, type Firestore, FieldPath, type Transaction } from 'firebase-admin/firestore';
import {
  type IdRange,
  idRange,
  mayHaveEarlierRuns,
  runsOfOccurrences,
} from '../../../src/domain/tasks/runs-of-occurrences.ts';
import { occurrenceId } from '../../../src/domain/tasks/task-occurrence.ts';
import type { TaskRun, TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { TASK_RUNS, taskRunPath } from '../common/paths.ts';

type KnownRun = Pick<TaskRun, 'taskId' | 'status' | 'scheduledForUnix'>;

/** Returns the run that each of these occurrences of an automation already has, by the occurrence; empty for none. */
export async function knownRuns(
  database: Firestore,
  transaction: Transaction,
  template: TaskTemplate,
  occurrences: readonly EpochMs[],
  zone: string,
): Promise<ReadonlyMap<EpochMs, KnownRun>> {
  const range = idRange(template.templateId, occurrences, zone);
  if (range === null) return new Map();
  const runs = mayHaveEarlierRuns(template, occurrences)
    ? await runsOfDays(database, transaction, range)
    : await runsOfIds(
        database,
        transaction,
        occurrences.map((one) => occurrenceId(template, one, zone)),
      );
  const known = runs.map((run): KnownRun => {
    return { taskId: run.id, status: run.get('status'), scheduledForUnix: run.get('scheduledForUnix') };
  });
  return runsOfOccurrences(template, occurrences, known, zone);
}

/** The query goes by ids: it needs no index, and without a run costs one read. */
async function runsOfDays(
  database: Firestore,
  transaction: Transaction,
  { first, last }: IdRange,
): Promise<DocumentSnapshot[]> {
  const runs = database.collection(TASK_RUNS);
  const { docs } = await transaction.get(
    runs
      .where(FieldPath.documentId(), '>=', runs.doc(first))
      .where(FieldPath.documentId(), '<=', runs.doc(last))
      .select('status', 'scheduledForUnix'),
  );
  return docs;
}

async function runsOfIds(
  database: Firestore,
  transaction: Transaction,
  ids: readonly string[],
): Promise<DocumentSnapshot[]> {
  const documents = await transaction.getAll(...ids.map((id) => database.doc(taskRunPath(id))));
  return documents.filter(({ exists }) => exists);
}
