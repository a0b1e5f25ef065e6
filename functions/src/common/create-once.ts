import { type DocumentReference, GrpcStatus } from 'firebase-admin/firestore';
import { withTimestamps } from './stored.ts';

/**
 * Creates a document unless there is one with its id; returns whether it was created. Simultaneous calls create one.
 * Throws when the database cannot write.
 */
export async function createOnce(
  reference: DocumentReference,
  model: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  try {
    await reference.create(withTimestamps(model));
    return true;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === GrpcStatus.ALREADY_EXISTS) return false;
    throw failure;
  }
}
