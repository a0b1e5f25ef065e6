import {
  invalidateSessionContract,
  type InvalidateSessionRequest,
} from '../../../src/domain/callables/observation-sessions.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { pathOf } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { stepOnSession } from './step-on-session.ts';

/**
 * Takes a session out of all results, for good: its head gets the reason and the person, and its devices append no more.
 * Supervisors, admins and ethologists do it. A session of another establishment does not exist for the caller.
 * @source src/domain/callables/observation-sessions.ts; permissions, "invalidate a session"
 */
export const invalidateSession = defineCallable(invalidateSessionContract, { handle: invalidate });

function invalidate(request: InvalidateSessionRequest, caller: Caller): Promise<Record<string, never> | Refusal> {
  const reason = request.reason.trim();
  if (reason === '') return Promise.resolve(refuse('session/reason-required', 'reason'));
  return stepOnSession(request.visitId, caller, (transaction, session, actor) => {
    const { visitId, zooId, campaignId, observerId, invalidReason } = session;
    if (!mayDo(actor, 'session.invalidate', { zooId, sectorIds: [], authorId: observerId }))
      return refuse('generic/permission-denied');
    if (invalidReason !== '') return refuse('session/already-invalid');
    const at = now();
    const by = caller.userId;
    const fields = { invalidReason: reason, invalidatedBy: by, updatedBy: by, updatedAtUnix: at };
    transaction.update(database().doc(pathOf('visits', visitId)), withTimestamps(fields));
    const details = { campaignId, observerId, reason };
    recordAction(database(), transaction, {
      ...{ action: 'session.invalidated', zooId, by, subjectId: visitId, at, details },
    });
    return {};
  });
}
