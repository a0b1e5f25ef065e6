import type { Transaction } from 'firebase-admin/firestore';
import { database } from './firebase.ts';

/** More attempts than the library's five: many people write to one part of the register at the same time. */
const ATTEMPTS = 12;

/** Runs a transaction, again when somebody else wrote first; returns its result. Reads come before writes. */
export function inTransaction<Outcome>(work: (transaction: Transaction) => Promise<Outcome>): Promise<Outcome> {
  return database().runTransaction(work, { maxAttempts: ATTEMPTS });
}
