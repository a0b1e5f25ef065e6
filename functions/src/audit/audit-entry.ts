import type { DocumentReference, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { auditLogPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

/** The recorded actions: signing in, and changes of people, animals, places, automations, tasks, announcements and notes. */
export type AuditAction =
  | 'user.signedIn'
  | 'user.signInFailed'
  | 'user.signInLocked'
  | 'user.signInRefused'
  | 'user.sessionsEnded'
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
  | 'sector.teamSet'
  | 'zoo.renamed'
  | 'zoo.staffAccessSet'
  | 'announcement.created'
  | 'announcement.changed'
  | 'announcement.deleted'
  | 'nutritionNote.created'
  | 'nutritionNote.changed'
  | 'nutritionNote.deleted'
  | 'automation.created'
  | 'automation.changed'
  | 'automation.suspended'
  | 'automation.resumed'
  | 'automation.archived'
  | 'automation.restored'
  | 'automation.ranNow'
  | 'automation.skippedNext'
  | 'task.attachmentRemoved';

/** The author of the actions that no person asked for: the scheduled work. */
export const BY_SERVER = 'server';

/** An action with its author and its subject; `details` are values without secrets. */
export type AuditEntry = {
  readonly action: AuditAction;
  readonly zooId: string;
  /** id of the person, or 'server' */
  readonly by: string;
  /** id of the account, invitation, animal, place, automation or task that the action changed */
  readonly subjectId: string;
  readonly at: EpochMs;
  readonly details?: Readonly<Record<string, unknown>>;
};

/**
 * Adds the record of an action to the writes that carry it out: both are written or neither. Returns the reference of
 * the record. Entries are created and never changed (the entry of a message that could not be sent is deleted); no rule
 * lets a browser write one.
 */
export function recordAction(
  database: Firestore,
  writes: WriteBatch | Transaction,
  entry: AuditEntry,
): DocumentReference {
  const { at, details = {}, ...said } = entry;
  const document = database.collection(auditLogPath(entry.zooId)).doc();
  const stored = withTimestamps({ ...said, details, atUnix: at });
  // Batch and transaction have the same method, but their overloads have no signature in common.
  if ('commit' in writes) writes.create(document, stored);
  else writes.create(document, stored);
  return document;
}
