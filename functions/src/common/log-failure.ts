import { error as logError } from 'firebase-functions/logger';
import { failureEntry } from './failure-entry.ts';

/** Logs an unforeseen failure as a `failureEntry`. */
export function logFailure(...failure: Parameters<typeof failureEntry>): void {
  logError(`${failure[0]} failed`, failureEntry(...failure));
}
