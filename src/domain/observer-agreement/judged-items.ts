import { NOT_VISIBLE } from '../ethograms/ethogram.ts';
import { countedScans } from '../observation-sessions/counted-scans.ts';
import type { ScanRecord, SessionRecord } from '../observation-sessions/session.ts';

/** The judgement of one observer on one item: the behaviour, and the level of elevation where it was noted. */
export type Judgement = { readonly code: string; readonly elevation: number | null };

/**
 * Returns the judgements of a scan session by item: an animal in the scan of one number. "Not visible" is a category, and an
 * animal that the observer did not look for is no item. Empty without scans.
 * @source analysis definitions, 9
 */
export function judgedItems(records: readonly Pick<SessionRecord, 'entries'>[]): ReadonlyMap<string, Judgement> {
  return new Map(
    countedScans(records).flatMap(({ number, records: some }) =>
      some.flatMap((record) => {
        const code = codeOf(record);
        return code === null ? [] : [[`${number} ${record.animalId}`, { code, elevation: record.elevation }] as const];
      }),
    ),
  );
}

function codeOf({ sighting, code }: ScanRecord): string | null {
  if (sighting === 'not_done') return null;
  return sighting === 'not_visible' ? NOT_VISIBLE : code;
}
