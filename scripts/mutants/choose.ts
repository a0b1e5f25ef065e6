import type { Random } from '../seed/random.ts';
import type { Mutation } from './mutation.ts';

/** The most faults in one file, so that a long table of words does not take every place. */
const MAX_PER_FILE = 3;

/** Returns so many of the faults, in the order of chance: the same for the same source of chance, fewer where there are not as many. */
export function chooseMutations(
  all: readonly Mutation[],
  count: number,
  random: Random,
  most = MAX_PER_FILE,
): Mutation[] {
  const waiting = [...all];
  const chosen: Mutation[] = [];
  const perFile = new Map<string, number>();
  while (chosen.length < count && waiting.length > 0) {
    const [mutation] = waiting.splice(random.between(0, waiting.length - 1), 1);
    if (mutation === undefined) break;
    const already = perFile.get(mutation.file) ?? 0;
    if (already >= most) continue;
    perFile.set(mutation.file, already + 1);
    chosen.push(mutation);
  }
  return chosen;
}
