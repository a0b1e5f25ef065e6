import type { IndexEnforcement } from '../firestore/indexes/enforcement.ts';
import type { FolderLock } from './folder-lock.ts';
import type { Ports } from './ports.ts';

/** The services that a suite can run. Firestore always runs: the other services depend on it. */
export type ServiceName = 'auth' | 'firestore' | 'functions' | 'hosting';

export type SuiteOptions = {
  /** the folder of firebase.json */
  readonly root: string;
  readonly ports: Ports;
  readonly services: readonly ServiceName[];
  /** folder of the data kept between runs; null keeps everything in memory */
  readonly dataFolder: string | null;
  /** the lock of the data folder, when the caller took it; the caller gives it back. By default the suite takes it. */
  readonly lock?: FolderLock;
  readonly logFolder: string;
  /** whether scheduled functions run at their times; they always run on demand */
  readonly schedulesOnTime: boolean;
  /** the check of queries without an index; by default an error if firestore.indexes.json exists */
  readonly indexes?: IndexEnforcement | null;
  /** settles when the suite is no longer wanted; a start in progress then ends with a SuiteProblem */
  readonly cancelled: Promise<unknown>;
  /** shows one line at the terminal */
  readonly show: (line: string) => void;
};
