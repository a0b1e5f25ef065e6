import type { Query, Transaction } from 'firebase-admin/firestore';
import type { Episode } from '../../../src/domain/alerts/alert.ts';
import { raisedAlert } from '../../../src/domain/alerts/alert-steps.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { pathOf } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { sectorsOfEnclosures } from './sectors-of-enclosures.ts';
import { alertPath } from './stored-alerts.ts';

/**
 * Raises the alert of an episode, unless one of the open alerts says the same already, it was raised before, or its session is
 * gone.
 */
export async function raiseUnlessOpen(episode: Episode, open: Query, at: EpochMs): Promise<void> {
  const sectorsOf = await sectorsOfEnclosures(episode.zooId, [episode.enclosureId]);
  await inTransaction(async (transaction) => {
    const reference = database().doc(alertPath(episode.alertId));
    if (await isGone(transaction, episode.visitId)) return;
    if ((await transaction.get(reference)).exists || !(await transaction.get(open.limit(1))).empty) return;
    transaction.set(reference, withTimestamps(raisedAlert(episode, sectorsOf(episode.enclosureId), at)));
  });
}

/** The event of a session may come after its end: an import was undone. */
async function isGone(transaction: Transaction, visitId: string | null): Promise<boolean> {
  return visitId !== null && !(await transaction.get(database().doc(pathOf('visits', visitId)))).exists;
}
