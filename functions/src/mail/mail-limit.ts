import type { Transaction } from 'firebase-admin/firestore';
import { MAIL_HOUR_MS, mayStillSend, type MailKind } from '../../../src/domain/people/mail-limits.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import { database } from '../common/firebase.ts';
import { auditLogPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/** The recorded action of each kind of message. */
const ACTIONS = {
  invitation: 'user.invited',
  passwordReset: 'user.passwordResetSent',
} as const satisfies Record<MailKind, AuditAction>;

/**
 * Returns the refusal when the establishment has reached its limit of messages of the kind at this instant, or null. It
 * runs in the transaction that records the next message: of several at once, each counts those before it.
 */
export async function mailLimit(
  transaction: Transaction,
  kind: MailKind,
  zooId: string,
  at: EpochMs,
): Promise<Refusal | null> {
  const ofLastHour = database()
    .collection(auditLogPath(zooId))
    .where('action', '==', ACTIONS[kind])
    .where('atUnix', '>', at - MAIL_HOUR_MS);
  const { count } = (await transaction.get(ofLastHour.count())).data();
  return mayStillSend(kind, count) ? null : refuse('generic/too-many-requests');
}
