import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { alertsOfSession } from '../alerts/stored-alerts.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { pathOf } from '../common/paths.ts';
import { endEvaluation } from '../evaluations/follow-evaluation.ts';

/**
 * Takes back what was derived from a session that is gone: its alerts, and the last evaluation of its enclosure and its animals.
 * A session that was imported again meanwhile keeps its alerts.
 */
export async function followRemoval(session: ObservationSession, at: EpochMs): Promise<void> {
  const { visitId } = session;
  await inTransaction(async (transaction) => {
    const [head, alerts] = await Promise.all([
      transaction.get(database().doc(pathOf('visits', visitId))),
      transaction.get(alertsOfSession(visitId)),
    ]);
    if (head.exists) return;
    for (const { ref } of alerts.docs) transaction.delete(ref);
  });
  await endEvaluation(session, at);
}
