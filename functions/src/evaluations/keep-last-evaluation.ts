import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { withTimestamps } from '../common/stored.ts';

/** The records that one transaction changes. */
const AT_ONCE = 100;
const FIELD = 'lastEvaluationUnix';

/** The document of an evaluation, and whether its present state still counts: its events may come late. */
type Source = { readonly path: string; readonly counts: (present: DocumentSnapshot) => boolean };

/**
 * Keeps an evaluation as the last one of animals and enclosures. An older one never takes the place of a later one;
 * records of another establishment, and those that are gone, are passed over.
 */
export async function keepLastEvaluation(
  zooId: string,
  paths: readonly string[],
  at: EpochMs,
  { path, counts }: Source,
): Promise<void> {
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const references = paths.slice(start, start + AT_ONCE).map((one) => database().doc(one));
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    await inTransaction(async (transaction) => {
      const [source, ...records] = await transaction.getAll(database().doc(path), ...references);
      if (source === undefined || !counts(source)) return;
      for (const record of records) {
        const last = record.get(FIELD) as unknown;
        const isLater = typeof last === 'number' && last >= at;
        if (record.get('zooId') !== zooId || isLater) continue;
        transaction.update(record.ref, withTimestamps({ [FIELD]: at }));
      }
    });
  }
}

/**
 * Gives records the evaluation that `before` finds, in place of one that does not count any more. A record that was
 * evaluated meanwhile keeps the later one.
 */
export async function takeBackEvaluation(
  zooId: string,
  paths: readonly string[],
  before: () => Promise<EpochMs | null>,
): Promise<void> {
  for (const path of paths) {
    const reference = database().doc(path);
    // oxlint-disable-next-line no-await-in-loop -- one record after the other
    const known = await reference.get();
    if (known.get('zooId') !== zooId) continue;
    // oxlint-disable-next-line no-await-in-loop
    const last = await before();
    // oxlint-disable-next-line no-await-in-loop
    await inTransaction(async (transaction) => {
      const record = await transaction.get(reference);
      if (record.get(FIELD) === known.get(FIELD)) transaction.update(reference, withTimestamps({ [FIELD]: last }));
    });
  }
}
