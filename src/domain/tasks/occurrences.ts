import type { EpochMs } from '../time/epoch.ts';

/** The instants of one recurrence, without drift: each is computed from the start, never from the one before. */
export type Occurrences = {
  /**
   * Yields the occurrences strictly after `instant`, in order; a walk through many costs no more than the last of them.
   */
  readonly following: (instant: EpochMs) => Iterable<EpochMs>;
  /** Returns the first occurrence strictly after `instant`, or null when there is none. */
  readonly after: (instant: EpochMs) => EpochMs | null;
  /** Returns the last occurrence at or before `instant`, or null when there is none. */
  readonly upTo: (instant: EpochMs) => EpochMs | null;
};
