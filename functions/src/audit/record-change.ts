import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { createOnce } from '../common/create-once.ts';
import { auditLogPath } from '../common/paths.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import type { AuditEntry } from './audit-entry.ts';
import { fieldChanges } from './field-changes.ts';

/** A write of a browser that the audit log tells of. */
export type BrowserWrite = {
  readonly eventId: string;
  readonly at: EpochMs;
  /** the account that wrote */
  readonly by: string;
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
};

/** The fields that are on record, and the action of a creation, a change and a deletion; null for one without a record. */
export type Recorded = {
  readonly fields: readonly string[];
  readonly created: AuditAction | null;
  readonly changed: AuditAction;
  readonly deleted: AuditAction | null;
  /** returns the name by which a reader knows the subject, where the changed fields do not say it; null for none */
  readonly nameOf?: (document: DocumentSnapshot) => Promise<string | null>;
};

/**
 * Records the write of a document of an establishment with the fields that it changed; nothing when it changed none of
 * them. The event names the entry, so that a second delivery writes none. Returns whether an entry was written. Throws
 * when the database cannot write.
 */
export async function recordChange(
  database: Firestore,
  zooId: string,
  { eventId, at, by, before, after }: BrowserWrite,
  { fields, created, changed, deleted, nameOf }: Recorded,
): Promise<boolean> {
  const action = !before.exists ? created : after.exists ? changed : deleted;
  const details = fieldChanges(before.data() ?? {}, after.data() ?? {}, fields);
  if (action === null || Object.keys(details).length === 0) return false;
  const name = (await nameOf?.(after.exists ? after : before)) ?? null;
  const named = name === null ? details : { name, ...details };
  const entry: Omit<AuditEntry, 'at'> = { action, zooId, by, subjectId: after.id, details: named };
  const entryId = createHash('sha256').update(`${eventId} ${action}`).digest('hex').slice(0, 32);
  return createOnce(database.doc(`${auditLogPath(zooId)}/${entryId}`), { ...entry, atUnix: at });
}
