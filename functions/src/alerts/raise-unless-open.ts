import type { Query } from 'firebase-admin/firestore';
import type { Episode } from '../../../src/domain/alerts/alert.ts';
import { raisedAlert } from '../../../src/domain/alerts/alert-steps.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { withTimestamps } from '../common/stored.ts';
import { sectorsOfEnclosures } from './sectors-of-enclosures.ts';
import { alertPath } from './stored-alerts.ts';

/** Raises the alert of an episode, unless one of the open alerts says the same already, or it was raised before. */
export async function raiseUnlessOpen(episode: Episode, open: Query, at: EpochMs): Promise<void> {
  const sectorsOf = await sectorsOfEnclosures(episode.zooId, [episode.enclosureId]);
  await inTransaction(async (transaction) => {
    const reference = database().doc(alertPath(episode.alertId));
    if ((await transaction.get(reference)).exists || !(await transaction.get(open.limit(1))).empty) return;
    transaction.set(reference, withTimestamps(raisedAlert(episode, sectorsOf(episode.enclosureId), at)));
  });
}
