import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportState } from './export-state.ts';
import type { Manifest } from './manifest.ts';
import { replaceState, undoInterruptedImport } from './replaced-state.ts';
import type { StateParts } from './state-parts.ts';

/** Exports and imports the whole state of a suite. One operation at a time. */
export type SuiteState = {
  readonly exportTo: (folder: string) => Promise<Manifest>;
  readonly importFrom: (folder: string) => Promise<Manifest>;
  /** Call it once everything runs: restores the state before an import that a crash interrupted. */
  undoInterruptedImport(show: (line: string) => void): Promise<void>;
};

export function suiteState(options: {
  readonly parts: StateParts;
  /** folder of the data kept between runs; null when everything is in memory */
  readonly dataFolder: string | null;
  /** An import triggers no functions. */
  readonly withoutTriggers: <Result>(work: () => Promise<Result>) => Promise<Result>;
}): SuiteState {
  const { parts, dataFolder, withoutTriggers } = options;
  let last: Promise<unknown> = Promise.resolve();

  function afterTheLast<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  async function keepingBefore<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    if (dataFolder !== null) return work(dataFolder);
    const temporary = await mkdtemp(join(tmpdir(), 'import-'));
    try {
      return await work(temporary);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  return {
    exportTo: (folder) => afterTheLast(() => exportState(parts, folder)),
    importFrom: (folder) =>
      afterTheLast(() => withoutTriggers(() => keepingBefore((keepIn) => replaceState(parts, folder, keepIn)))),
    undoInterruptedImport: (show) =>
      afterTheLast(async () => {
        if (dataFolder === null) return;
        const undone = await withoutTriggers(() => undoInterruptedImport(parts, dataFolder));
        if (undone) show('an import was cut short: everything is again as it was before it');
      }),
  };
}
