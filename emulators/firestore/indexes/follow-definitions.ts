/** Loads the index definitions of a file, and again whenever the file changes. */
import { unwatchFile, watchFile, type Stats } from 'node:fs';
import { basename } from 'node:path';
import type { Backend } from '../contract.ts';
import { NO_DEFINITIONS, type IndexDefinitions } from './definitions.ts';
import type { IndexEnforcement } from './enforcement.ts';
import { readDefinitions } from './read-definitions.ts';

const LOOK_EVERY_MS = 500;

type Followed = {
  readonly backend: Pick<Backend, 'setIndexes'>;
  readonly file: string;
  /** null means 'error' while the file exists and 'off' while it does not */
  readonly mode: IndexEnforcement | null;
  readonly log: (line: string) => void;
};

/** Throws an error of one line for an unreadable file. Returns the function that stops following it. */
export async function followDefinitions({ backend, file, mode, log }: Followed): Promise<() => void> {
  if (mode === 'off') return () => undefined;
  const put = (definitions: IndexDefinitions | null): void =>
    backend.setIndexes({
      mode: mode ?? (definitions === null ? 'off' : 'error'),
      definitions: definitions ?? NO_DEFINITIONS,
    });
  put(await readDefinitions(file));
  let isStopped = false;
  const look = (now: Stats, before: Stats): void => {
    // A missing file is reported once, without a change.
    if (now.mtimeMs === before.mtimeMs) return;
    readDefinitions(file).then(
      (definitions) => {
        if (isStopped) return;
        put(definitions);
        log(`${basename(file)}: ${definitions === null ? 'gone' : 'new indexes in force'}`);
      },
      (error: Error) => log(`${error.message} The previous indexes stay in force.`),
    );
  };
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, look);
  return () => {
    isStopped = true;
    unwatchFile(file, look);
  };
}
