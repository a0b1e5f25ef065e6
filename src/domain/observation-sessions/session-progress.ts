import { focalTimeline } from './focal-timeline.ts';
import { latestScans } from './scan-recorder.ts';
import type { ObservationSession, SessionEntry } from './session.ts';

/** How far a session is. */
export type SessionProgress = {
  /** scans that were closed, or focal observations that were ended */
  readonly done: number;
  readonly planned: number;
  /** scans: the numbers up to the last one, or the planned one, that are missing */
  readonly missing: readonly number[];
  /** scans: the number of the next one, from 1 */
  readonly nextNumber: number;
  /** all that were planned are done; false where nothing was planned */
  readonly isComplete: boolean;
};

/** Returns how far a session is, by the entries of all its devices: a scan that two of them made counts once. */
export function progressOf(
  { method, plannedCount }: Pick<ObservationSession, 'method' | 'plannedCount'>,
  devices: readonly (readonly SessionEntry[])[],
): SessionProgress {
  const numbers = new Set(devices.flatMap((entries) => latestScans(entries).map(({ number }) => number)));
  const last = Math.max(0, ...numbers);
  const done =
    method === 'scan'
      ? numbers.size
      : devices.flatMap((entries) => focalTimeline(entries)).filter(({ endAtUnix }) => endAtUnix !== null).length;
  const upTo = method === 'scan' ? Math.max(last, plannedCount) : 0;
  return {
    ...{ done, planned: plannedCount, nextNumber: last + 1 },
    missing: Array.from({ length: upTo }, (_none, index) => index + 1).filter((number) => !numbers.has(number)),
    isComplete: plannedCount > 0 && done >= plannedCount,
  };
}
