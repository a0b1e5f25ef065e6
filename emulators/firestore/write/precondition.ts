/** Whether a document is as a write expects it. */
import { FirestoreError } from '../contract.ts';
import type { Document } from '../store/document.ts';
import type { Write } from './write.ts';

/**
 * The refusal when the precondition does not hold, else null. To update what an earlier write of the same commit
 * deletes contradicts itself, whatever is stored.
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
    // The service says so of every kind of write, deletes too.
    return new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  const stored = current?.updateTime ?? 0n;
  if (stored === precondition.updateTime) return null;
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${precondition.updateTime})`,
  );
}
