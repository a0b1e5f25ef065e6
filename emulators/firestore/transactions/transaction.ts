/** One transaction: its reads, and whether it may still commit. */
import type { Version } from '../contract.ts';
import type { QueryPlan } from '../query/plan.ts';

export type Transaction = {
  readonly id: string;
  readonly database: string;
  /** the version that a read-only transaction sees; null for a read-write one */
  readonly readVersion: Version | null;
  /**
   * A first attempt reads without locks and fails at commit when another transaction was faster. A retry locks its
   * reads, so that it succeeds.
   */
  readonly locking: boolean;
  readonly names: Set<string>;
  readonly queries: QueryPlan[];
  /** another commit changed a document that it read */
  overtaken: boolean;
  lastUsed: number;
  readonly startedAt: number;
  /** called at its end, by transactions and commits that wait for it */
  readonly waiting: Set<() => void>;
};
