/** Parses `projects/{project}/databases/{database}/documents/…`. */
import { FirestoreError } from '../contract.ts';

const DATABASE = /^projects\/[^/]+\/databases\/[^/]+/;

/** The database of a resource name; throws INVALID_ARGUMENT when there is none. */
export function databaseOf(name: string | undefined): string {
  const match = DATABASE.exec(name ?? '');
  if (match === null)
    throw new FirestoreError('INVALID_ARGUMENT', `Not a resource name of a Firestore database: "${name ?? ''}".`);
  return match[0];
}
