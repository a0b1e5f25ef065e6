import type { IndexEnforcement } from '../firestore/indexes/enforcement.ts';
import type { Ports } from './ports.ts';

/** The services a suite can run. Firestore is always there: the others have little to do without it. */
export type ServiceName = 'auth' | 'firestore' | 'functions' | 'hosting';

export type SuiteOptions = {
  /** the folder of firebase.json */
  readonly root: string;
  readonly ports: Ports;
  readonly services: readonly ServiceName[];
  /** folder of the data kept between runs; null keeps everything in memory */
  readonly dataFolder: string | null;
  readonly logFolder: string;
  /** whether scheduled functions run at their times; they always run on demand */
  readonly schedulesOnTime: boolean;
  /** what queries without an index meet; without it an error as long as firestore.indexes.json is there */
  readonly indexes?: IndexEnforcement | null;
  /** settles when the suite is no longer wanted; a start under way then ends with a SuiteProblem */
  readonly cancelled: Promise<unknown>;
  /** one line for the person at the terminal */
  readonly show: (line: string) => void;
};
