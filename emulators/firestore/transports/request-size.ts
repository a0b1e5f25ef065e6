/** The maximum size of a request. */
import { FirestoreError } from '../contract.ts';

/** Firestore's limit for one request message, plus its framing. */
export const MAX_REQUEST = 11 * 1024 * 1024;

/** The error for a larger request, in the service's words. */
export function oversized(limit: number = MAX_REQUEST): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`);
}
