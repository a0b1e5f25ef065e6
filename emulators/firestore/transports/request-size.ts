/** How large a request may be. */
import { FirestoreError } from '../contract.ts';

/** Firestore's own limit for one request message, with its wrapping. */
export const MAX_REQUEST = 11 * 1024 * 1024;

/** The refusal of a larger one, in the service's words. */
export function oversized(limit: number = MAX_REQUEST): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`);
}
