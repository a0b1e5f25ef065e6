/** One transaction of a server SDK: what it has read, and whether it may still commit. */
import type { Version } from '../contract.ts';
import type { QueryPlan } from '../query/plan.ts';

export type Transaction = {
  readonly id: string;
  readonly database: string;
  /** the moment a read-only transaction sees; null for one that may write */
  readonly readVersion: Version | null;
  /**
   * A first attempt reads without locks against other transactions and fails at commit when one was faster.
   * A retry locks what it reads, so that it gets through.
   */
  readonly locking: boolean;
  readonly names: Set<string>;
  readonly queries: QueryPlan[];
  /** somebody changed what it read */
  overtaken: boolean;
  lastUsed: number;
  readonly startedAt: number;
  /** called once it is over, by those that wait for it */
  readonly waiting: Set<() => void>;
};
