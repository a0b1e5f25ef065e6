/** The reads of open transactions, to find those that a commit would change. */
import { matches } from '../query/evaluate.ts';
import type { Change } from '../store/document.ts';
import type { Transaction } from './transaction.ts';

/**
 * Returns whether the change touches a document that the transaction read, or one that its queries found or would find
 * now.
 */
export function concerns({ names, queries }: Transaction, { name, before, after }: Change): boolean {
  if (names.has(name)) return true;
  return queries.some((plan) => (before !== null && matches(plan, before)) || (after !== null && matches(plan, after)));
}

/** Resolves when all the transactions are over, or after `limitMs`. */
export function allOver(transactions: readonly Transaction[], limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const pending = new Set(transactions);
    const finish = (): void => {
      clearTimeout(timer);
      for (const [transaction, onEnd] of listeners) transaction.waiting.delete(onEnd);
      resolve();
    };
    const timer = setTimeout(finish, limitMs);
    timer.unref();
    const listeners = transactions.map((transaction) => {
      const onEnd = (): void => {
        pending.delete(transaction);
        if (pending.size === 0) finish();
      };
      transaction.waiting.add(onEnd);
      return [transaction, onEnd] as const;
    });
  });
}
