import type { DocumentReference, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { auditLogPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

/** What is done to people, animals, places, automations and tasks and kept on record. */
export type AuditAction =
  | 'user.created'
  | 'user.activated'
  | 'user.invited'
  | 'user.invitationRevoked'
  | 'user.invitationAccepted'
  | 'user.passwordResetSent'
  | 'user.passwordSet'
  | 'user.passwordQueued'
  | 'user.passwordApplied'
  | 'user.temporaryPasswordSet'
  | 'user.temporaryPasswordExpired'
  | 'user.disabled'
  | 'user.reactivated'
  | 'user.deleted'
  | 'user.rightsSet'
  | 'animal.departed'
  | 'animal.died'
  | 'animal.archived'
  | 'animal.restored'
  | 'enclosure.archived'
  | 'enclosure.restored'
  | 'enclosure.deleted'
  | 'group.archived'
  | 'group.restored'
  | 'group.deleted'
  | 'sector.deleted'
  | 'automation.created'
  | 'automation.changed'
  | 'automation.suspended'
  | 'automation.resumed'
  | 'automation.archived'
  | 'automation.restored'
  | 'automation.ranNow'
  | 'automation.skippedNext'
  | 'task.attachmentRemoved';

/** Who did it when nobody asked for it: the work by the clock. */
export const BY_SERVER = 'server';

/** What was done, by whom, to whom; `details` are values without secrets. */
export type AuditEntry = {
  readonly action: AuditAction;
  readonly zooId: string;
  /** id of the account that did it, or 'server' */
  readonly by: string;
  /** id of the account, invitation, animal, place, automation or task that it was done to */
  readonly subjectId: string;
  readonly at: EpochMs;
  readonly details?: Readonly<Record<string, unknown>>;
};

/**
 * Adds the record of an action to the writes that carry it out: both are written or neither. Returns where it will stand.
 * Entries are created and never changed (of a message that could not be sent none stays); no rule lets a browser write one.
 */
export function recordAction(
  database: Firestore,
  writes: WriteBatch | Transaction,
  entry: AuditEntry,
): DocumentReference {
  const { at, details = {}, ...said } = entry;
  const document = database.collection(auditLogPath(entry.zooId)).doc();
  const stored = withTimestamps({ ...said, details, atUnix: at });
  // Batch and transaction create alike; their overloads have nothing in common that could be called.
  if ('commit' in writes) writes.create(document, stored);
  else writes.create(document, stored);
  return document;
}
