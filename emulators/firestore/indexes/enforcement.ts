/** The treatment of missing indexes. */
import type { IndexDefinitions } from './definitions.ts';

/** `error` refuses a query without its index, `warn` logs each such query once, `off` checks nothing. */
export type IndexEnforcement = 'error' | 'warn' | 'off';

export type IndexSettings = { readonly mode: IndexEnforcement; readonly definitions: IndexDefinitions };

const MODES: readonly IndexEnforcement[] = ['error', 'warn', 'off'];

/** Reads the value of the option `--indexes`; null without it. Throws an error of one line for any other word. */
export function readIndexEnforcement(word: string | undefined): IndexEnforcement | null {
  if (word === undefined) return null;
  const mode = MODES.find((known) => known === word);
  if (mode === undefined) throw new Error(`--indexes is ${MODES.join(', ')}; "${word}" is none of them.`);
  return mode;
}
