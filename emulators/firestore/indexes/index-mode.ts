/** How the command line names what happens to a query without its index. */
import type { IndexMode } from './index-check.ts';

const MODES: readonly IndexMode[] = ['error', 'warn', 'off'];

/** Reads the word behind `--indexes`; throws an error of one line for any other word. */
export function readIndexMode(word: string | undefined): IndexMode | null {
  if (word === undefined) return null;
  const mode = MODES.find((known) => known === word);
  if (mode === undefined) throw new Error(`--indexes is ${MODES.join(', ')}; "${word}" is none of them.`);
  return mode;
}
