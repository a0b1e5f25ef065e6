import type { Query } from 'firebase-admin/firestore';
import { type Alert, alertSchema, OLDER_ALERT, OPEN_STATUSES } from '../../../src/domain/alerts/alert.ts';
import { resolved } from '../../../src/domain/alerts/alert-steps.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { pathOf } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

const ALERTS = 'alerts';

/** Returns the path of an alert; throws for an id that cannot be one. */
export function alertPath(alertId: string): string {
  return pathOf(ALERTS, alertId);
}

/** Returns the query for all alerts of a campaign. */
export function alertsOfCampaign(campaignId: string): Query {
  return database().collection(ALERTS).where('campaignId', '==', campaignId);
}

/** Returns the query for the alerts whose value a session has. */
export function alertsOfSession(visitId: string): Query {
  return database().collection(ALERTS).where('visitId', '==', visitId);
}

/** Returns the query for the alerts of one kind in a campaign whose episode lasts. */
export function openAlertsOf(campaignId: string, kind: Alert['kind']): Query {
  return alertsOfCampaign(campaignId)
    .where('kind', '==', kind)
    .where('status', 'in', [...OPEN_STATUSES]);
}

/** Returns a stored alert under the id of its document; null when there is none, or it has not the shape of one. */
export function alertFrom(alertId: string, data: object | undefined): Alert | null {
  return alertSchema.safeParse({ ...OLDER_ALERT, ...data, alertId }).data ?? null;
}

/** Returns the readable alerts that a query finds. */
export async function alertsIn(query: Query): Promise<readonly Alert[]> {
  const { docs } = await query.get();
  return docs.flatMap((document) => alertFrom(document.id, document.data()) ?? []);
}

/** Resolves the alerts that a query finds and whose value is not later than an instant. */
export async function resolveUntil(open: Query, until: EpochMs, at: EpochMs): Promise<void> {
  const alerts = await alertsIn(open);
  await resolveAlerts(
    alerts.filter(({ occurredAtUnix }) => occurredAtUnix <= until),
    at,
  );
}

/** Resolves alerts whose episode has ended; those that are resolved or gone stay as they are. Returns how many it changed. */
export async function resolveAlerts(alerts: readonly Pick<Alert, 'alertId'>[], at: EpochMs): Promise<number> {
  let count = 0;
  for (const { alertId } of alerts) {
    // oxlint-disable-next-line no-await-in-loop -- few end at a time, each against an acknowledgement meanwhile
    const isChanged = await inTransaction(async (transaction) => {
      const reference = database().doc(alertPath(alertId));
      const alert = alertFrom(alertId, (await transaction.get(reference)).data());
      const fields = alert === null ? null : resolved(alert, at);
      if (fields !== null) transaction.update(reference, withTimestamps(fields));
      return fields !== null;
    });
    if (isChanged) count += 1;
  }
  return count;
}
