/** Part three: the local Firestore alone, with a large database. */
import { DOCUMENTS, measureIndexedQueries, PAGE, type QueryTime } from './indexed-queries.ts';
import { MANY_DOCUMENTS, measureMemory, type MemoryResult } from './memory.ts';
import type { Spread } from './pace.ts';
import { measureStart } from './start-time.ts';
import { figure, printTable, range } from './table.ts';

export type LargeDatabaseResult = {
  readonly rounds: number;
  readonly start: Spread;
  readonly queries: readonly QueryTime[];
  readonly memory: MemoryResult;
};

/** Measures the start, queries of 100,000 documents and the memory of 400,000. */
export async function measureLargeDatabase(root: string, rounds: number): Promise<LargeDatabaseResult> {
  return {
    rounds,
    start: await measureStart(root, rounds),
    queries: await measureIndexedQueries(),
    memory: await measureMemory(),
  };
}

/** Prints the results as tables. */
export function printLargeDatabase({ rounds, start, queries, memory }: LargeDatabaseResult): void {
  const many = (count: number): string => count.toLocaleString('en');
  printTable(
    `Local Firestore alone (start: median of ${rounds} rounds)`,
    ['figure', 'value', 'lowest–highest'],
    [
      ['ms from the start of the process to ready', figure(start.median), range(start)],
      [`MB with ${many(MANY_DOCUMENTS)} documents of 15 fields`, figure(memory.loaded), null],
      ['MB with five indexes over them as well', figure(memory.indexed), null],
      ['seconds to write them, within the process', figure(memory.loadSeconds), null],
    ],
  );
  printTable(
    `Local Firestore, ms for ${PAGE} of ${many(DOCUMENTS)} documents in a collection group, within the process`,
    ['query by', 'warm', 'lowest–highest', 'right after a write', 'lowest–highest'],
    queries.map(({ query, warm, afterWrite }) => [
      query,
      figure(warm.median),
      range(warm),
      figure(afterWrite.median),
      range(afterWrite),
    ]),
  );
}
