import { error as logError } from 'firebase-functions/logger';
import { failureEntry } from './failure-entry.ts';

/** Logs a failure that nobody foresaw, as `failureEntry` tells it. */
export function logFailure(...failure: Parameters<typeof failureEntry>): void {
  logError(`${failure[0]} failed`, failureEntry(...failure));
}
