import { compareCodeUnits } from '../shared/code-units.ts';
import { latestScans } from './scan-recorder.ts';
import type { ScanEntry, SessionRecord } from './session.ts';

/**
 * Returns the scans of a session by number, corrections applied. Of a number that two devices made, the scan in which more
 * animals were recorded counts, then the later one, then the one with the lower id: the order of devices plays no part.
 */
export function countedScans(records: readonly Pick<SessionRecord, 'entries'>[]): readonly ScanEntry[] {
  const all = records.flatMap(({ entries }) => latestScans(entries));
  const done = ({ records: some }: ScanEntry) => some.filter(({ sighting }) => sighting !== 'not_done').length;
  const byNumber = Map.groupBy(all, ({ number }) => number);
  return [...byNumber.values()]
    .flatMap((same) =>
      same
        .toSorted((a, b) => done(b) - done(a) || b.atUnix - a.atUnix || compareCodeUnits(a.entryId, b.entryId))
        .slice(0, 1),
    )
    .toSorted((one, other) => one.number - other.number);
}
