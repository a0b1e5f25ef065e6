import type { DocumentReference, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { auditLogPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

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
