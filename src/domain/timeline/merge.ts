import { ok, type Result } from '../shared/result.ts';
import type { TimelineEntry, TimelineSource } from './entry.ts';

/** The state of reading one source. */
export type SourceState = {
  readonly source: TimelineSource;
  /** the last document read, by its id, or by its path in a source of several collections; null before the first */
  readonly after: { readonly atUnix: number; readonly id: string } | null;
  /** read and not yet shown, the latest first */
  readonly waiting: readonly TimelineEntry[];
  readonly isAtEnd: boolean;
  /** number of documents to read next */
  readonly chunk: number;
};

/**
 * The result of one reading of a source: `last` is the last document read, whether or not its entry passes the filters.
 */
export type Chunk = {
  readonly entries: readonly TimelineEntry[];
  readonly last: SourceState['after'];
  readonly isAtEnd: boolean;
  /** number of documents read */
  readonly read: number;
};

export type TimelineStep = {
  readonly entries: readonly TimelineEntry[];
  /** the states from which to go on; null at the end */
  readonly next: readonly SourceState[] | null;
  /** number of documents read for this step */
  readonly read: number;
};

/** A source is read five documents at a time; twice as many each time its entries were used up. */
const FIRST_CHUNK = 5;
const MAX_CHUNK = 20;
/** A step that finds too few entries stops after this many documents, and the person may go on. */
export const MAX_READ = 400;

/** Returns the sources before anything is read. */
export function startOf(sources: readonly TimelineSource[]): readonly SourceState[] {
  return sources.map((source) => ({ source, after: null, waiting: [], isAtEnd: false, chunk: FIRST_CHUNK }));
}

/**
 * Returns the next entries of all sources, the latest first, `size` at most, and the states from which to go on. Each
 * source is read only as far as needed, so that a step reads about as many documents as it shows. A failed reading
 * fails the step, which can be repeated from the same states.
 */
export async function nextStep(
  from: readonly SourceState[],
  size: number,
  read: (state: SourceState) => Promise<Result<Chunk>>,
): Promise<Result<TimelineStep>> {
  const entries: TimelineEntry[] = [];
  let states = from;
  let total = 0;
  while (entries.length < size && total < MAX_READ) {
    const empty = states.filter(({ waiting, isAtEnd }) => waiting.length === 0 && !isAtEnd);
    if (empty.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- what to read next depends on what was read
      const chunks = await Promise.all(empty.map(async (state) => [state, await read(state)] as const));
      for (const [state, chunk] of chunks) {
        if (!chunk.ok) return chunk;
        total += chunk.value.read;
        states = states.map((one) => (one === state ? continued(state, chunk.value) : one));
      }
      continue;
    }
    const latest = states.reduce<SourceState | null>((best, one) => (isLater(one, best) ? one : best), null);
    const [entry] = latest?.waiting ?? [];
    if (latest === null || entry === undefined) break;
    entries.push(entry);
    states = states.map((one) => (one === latest ? { ...one, waiting: one.waiting.slice(1) } : one));
  }
  const isOver = states.every(({ waiting, isAtEnd }) => waiting.length === 0 && isAtEnd);
  return ok({ entries, next: isOver ? null : states, read: total });
}

function continued(state: SourceState, { entries, last, isAtEnd }: Chunk): SourceState {
  return {
    ...state,
    after: last ?? state.after,
    waiting: entries,
    isAtEnd,
    chunk: Math.min(state.chunk * 2, MAX_CHUNK),
  };
}

/** Returns whether the source's next entry comes before the best one so far; false for a source without entries. */
function isLater(one: SourceState, best: SourceState | null): boolean {
  const [entry] = one.waiting;
  if (entry === undefined) return false;
  const [other] = best?.waiting ?? [];
  return other === undefined || entry.atUnix > other.atUnix;
}
