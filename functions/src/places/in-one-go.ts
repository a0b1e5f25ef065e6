import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../common/firebase.ts';

/** Many people at once write to one part of the register: a few more tries than the five of the library. */
const ATTEMPTS = 12;

/** Runs a transaction in which reads come before writes, again when somebody was faster; returns what it returns. */
export function inOneGo<Outcome>(work: (transaction: Transaction) => Promise<Outcome>): Promise<Outcome> {
  return database().runTransaction(work, { maxAttempts: ATTEMPTS });
}
