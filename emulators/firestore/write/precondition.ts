/** Checks the preconditions of writes. */
import { FirestoreError } from '../contract.ts';
import type { Document } from '../store/document.ts';
import type { Write } from './write.ts';

/**
 * The error when the precondition fails, else null. An update of a document that an earlier write of the same commit
 * deletes always fails.
 */
export function failedPrecondition(write: Write, current: Document | null, deleted = false): FirestoreError | null {
  const { precondition, name } = write;
  if (precondition === null) return null;
  if ('exists' in precondition) {
    if (precondition.exists === (current !== null)) return null;
    if (!precondition.exists) return new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    if (deleted && write.kind !== 'delete' && write.kind !== 'verify') {
      return new FirestoreError('INVALID_ARGUMENT', `An earlier write of the commit deletes the document: ${name}`);
    }
    // The service uses these words for every kind of write, also for deletes.
    return new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  const stored = current?.updateTime ?? 0n;
  if (stored === precondition.updateTime) return null;
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${precondition.updateTime})`,
  );
}
