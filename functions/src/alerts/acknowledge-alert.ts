import { mayDo } from '../../../src/domain/access/operations.ts';
import { acknowledged, alertSubject } from '../../../src/domain/alerts/alert-steps.ts';
import { acknowledgeAlertContract } from '../../../src/domain/callables/alerts.ts';
import { hasControlCharacters } from '../../../src/domain/text/plain-name.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isDocumentId } from '../common/paths.ts';
import { refuse } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { alertFrom, alertPath } from './stored-alerts.ts';

/**
 * Acknowledges an active alert with a reason. An alert of another establishment does not exist for the caller.
 * @source src/domain/callables/alerts.ts; permissions, "alerts"
 */
export const acknowledgeAlert = parkCallable(acknowledgeAlertContract, {
  refusalOf({ reason }) {
    if (reason.trim() === '') return refuse('alert/reason-required', 'reason');
    return hasControlCharacters(reason.trim()) ? refuse('generic/invalid-input', 'reason') : null;
  },
  async transact(transaction, { zooId, alertId, reason }, actor) {
    const missing = refuse('alert/not-found', 'alertId');
    if (!isDocumentId(alertId)) return missing;
    const reference = database().doc(alertPath(alertId));
    const alert = alertFrom(alertId, (await transaction.get(reference)).data());
    if (alert === null || alert.zooId !== zooId) return missing;
    if (!mayDo(actor, 'alert.acknowledge', alertSubject(alert))) return refuse('generic/permission-denied', 'alertId');
    const step = { by: actor.userId, reason: reason.trim(), at: now() };
    const fields = acknowledged(alert, step);
    if (fields === null) return refuse('alert/not-active', 'alertId');
    transaction.update(reference, withTimestamps(fields));
    const { kind, campaignId, enclosureId } = alert;
    recordAction(database(), transaction, {
      ...{ action: 'alert.acknowledged', zooId, by: step.by, subjectId: alertId, at: step.at },
      details: { kind, campaignId, enclosureId, reason: step.reason },
    });
    return { alertId };
  },
});
