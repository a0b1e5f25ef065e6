import { type Closers, createClosers } from './closers.ts';
import { takeFolderLock } from './folder-lock.ts';
import type { SuiteOptions } from './suite-options.ts';

/**
 * Starts a suite as the only writer of its data folder: takes the lock of the folder first, unless the caller holds it
 * already, and gives it back after everything else has ended. Throws a SuiteProblem when another process holds it.
 */
export async function startUnderLock<Started>(
  { dataFolder, ports, lock, show }: SuiteOptions,
  start: (closers: Closers) => Promise<Started>,
): Promise<Started> {
  const closers = createClosers(show);
  if (dataFolder !== null && lock === undefined) {
    const taken = takeFolderLock(dataFolder, ports.control);
    closers.add('the lock of the data folder', () => taken.release());
  }
  try {
    return await start(closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
