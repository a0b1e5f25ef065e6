import type { Closers } from './closers.ts';

/** The two ways in which a suite ends. */
export type SuiteEnd = {
  /** Settles with a sentence when a part has died; the other parts are stopped by then. */
  readonly failed: Promise<string>;
  /** Stops every part and frees the ports; no acknowledged write is lost. */
  stop(): Promise<void>;
};

/**
 * @param ended settles with a sentence when the part that may die has ended, for whatever reason
 */
export function suiteEnd(closers: Closers, ended: Promise<string>): SuiteEnd {
  let stopping = false;
  const failed = new Promise<string>((resolve) => {
    void ended.then(async (how) => {
      // A part that was told to stop has not failed.
      if (stopping) return;
      await closers.closeAll();
      resolve(how);
    });
  });
  return {
    failed,
    stop() {
      stopping = true;
      return closers.closeAll();
    },
  };
}
