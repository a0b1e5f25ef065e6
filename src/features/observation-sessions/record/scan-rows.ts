import type { ScanEntry, ScanRecord, SessionRecord } from '#domain/observation-sessions/session.ts';

/** An animal in a scan: what counts, and what stood there before each correction that changed it. */
export type ScanCell = { readonly record: ScanRecord; readonly before: readonly ScanRecord[] };

/** A scan as its device recorded it. */
export type ScanRow = {
  readonly rowId: string;
  /** from 1, in the order of the first entries; several devices are told apart by it */
  readonly device: number;
  readonly scan: ScanEntry;
  /** how often it was corrected */
  readonly corrections: number;
  readonly cells: ReadonlyMap<string, ScanCell>;
};

/** Returns the scans of a session, device by device, with what their corrections replaced. Empty without scans. */
export function scanRowsOf(records: readonly Pick<SessionRecord, 'deviceId' | 'entries'>[]): readonly ScanRow[] {
  return records.flatMap(({ deviceId, entries }, index) => {
    const scans = entries.filter((entry) => entry.kind === 'scan');
    return [...Map.groupBy(scans, ({ number }) => number)]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([number, versions]) => {
        const scan = versions.at(-1);
        if (scan === undefined) return [];
        const cells = new Map(scan.records.map((record) => [record.animalId, cellOf(record, versions.slice(0, -1))]));
        return [{ rowId: `${deviceId} ${number}`, device: index + 1, scan, corrections: versions.length - 1, cells }];
      });
  });
}

function cellOf(record: ScanRecord, earlier: readonly ScanEntry[]): ScanCell {
  const all = earlier.flatMap(({ records }) => records.filter(({ animalId }) => animalId === record.animalId));
  const changed = [...all, record].filter((one, at, list) => at === 0 || !isSame(one, list[at - 1] ?? one));
  return { record, before: changed.slice(0, -1) };
}

/** The instant of a tap is no difference: a correction that chooses the same again changes nothing. */
function isSame({ atUnix: _one, ...one }: ScanRecord, { atUnix: _other, ...other }: ScanRecord): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
