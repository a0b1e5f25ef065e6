import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { User } from '../../../src/domain/users/user.ts';
import { BY_SERVER, type AuditAction } from '../../../src/domain/audit/audit-log.ts';
import { recordAction } from '../audit/audit-entry.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';

/**
 * Deletes the stored form of a password, with the documents at `alsoDeleted`, and records that in the person's
 * establishment; nothing is recorded for a person who is gone. Throws when the document has been written since it was
 * read: an admin has given another password at this very moment, and that one stays.
 */
export async function erasePassword(
  database: Firestore,
  document: QueryDocumentSnapshot,
  {
    person,
    action,
    at,
    alsoDeleted = [],
  }: {
    readonly person: User | null;
    readonly action: AuditAction;
    readonly at: EpochMs;
    readonly alsoDeleted?: readonly string[];
  },
): Promise<void> {
  const batch = database.batch();
  batch.delete(document.ref, { lastUpdateTime: document.updateTime });
  for (const path of alsoDeleted) batch.delete(database.doc(path));
  if (person !== null)
    recordAction(database, batch, { action, zooId: person.zooId, by: BY_SERVER, subjectId: document.id, at });
  await batch.commit();
}
