import type { TimeCorrection } from './session-clock.ts';
import type { ScanEntry, ScanInteraction, ScanRecord, SessionEntry } from './session.ts';

/** The animal of the one record of a scan in group mode. */
export const WHOLE_GROUP = 'group';

/** A scan that is being recorded, or corrected: kept on the device after each tap. */
export type OpenScan = {
  readonly number: number;
  /** the start of the scan, also of one that is corrected */
  readonly atUnix: number;
  readonly isCorrection: boolean;
  readonly records: readonly ScanRecord[];
  readonly interactions: readonly ScanInteraction[];
};

/** The place of an animal: metres from the plan's origin, and a level from -1 to 4. */
export type ScanPlace = Pick<ScanRecord, 'zoneId' | 'planId' | 'x' | 'y' | 'elevation'>;

/** An act of the observer in a scan, at an instant by the session's clock. */
export type ScanEvent = { readonly atUnix: number } & (
  | { readonly type: 'startScan'; readonly number: number; readonly animalIds: readonly string[] }
  /** opens a closed scan again; nothing where there is none of that number */
  | { readonly type: 'correctScan'; readonly number: number }
  | { readonly type: 'tap'; readonly animalId: string; readonly code: string }
  | { readonly type: 'notVisible'; readonly animalId: string }
  | { readonly type: 'notDone'; readonly animalId: string }
  | { readonly type: 'place'; readonly animalId: string; readonly place: ScanPlace }
  /** null takes the nearest neighbour back */
  | { readonly type: 'neighbour'; readonly animalId: string; readonly nearestId: string | null }
  /** the same again takes it back; the other animal is near this one too */
  | { readonly type: 'near'; readonly animalId: string; readonly nearId: string }
  | ({ readonly type: 'interaction' } & Omit<ScanInteraction, 'atUnix'>)
  /** by its place in the list, from 0 */
  | { readonly type: 'removeInteraction'; readonly index: number }
  | { readonly type: 'closeScan'; readonly entryId: string }
  /** leaves the scan without an entry: a correction that is given up, a scan that was started by mistake */
  | { readonly type: 'dropScan' }
);

/** The scan that is open after an event, and the entry that the event made. */
export type ScanStep = { readonly open: OpenScan | null; readonly entry: ScanEntry | null };

/**
 * Returns the open scan after an event, and the entry of a scan that it closes. `entries` are the earlier ones of this
 * device. An event that does not fit, such as a tap without an open scan or on an unknown animal, changes nothing.
 * @source specification, point 3 "Campaign", scan sampling
 */
export function stepScan(open: OpenScan | null, event: ScanEvent, entries: readonly SessionEntry[]): ScanStep {
  if (event.type === 'startScan') return { open: open ?? startedScan(event), entry: null };
  if (event.type === 'correctScan') return { open: open ?? reopenedScan(event.number, entries), entry: null };
  if (open === null) return { open, entry: null };
  if (event.type === 'dropScan') return { open: null, entry: null };
  if (event.type === 'closeScan') return { open: null, entry: closedScan(open, event.entryId) };
  return { open: changedScan(open, event), entry: null };
}

type Change = Exclude<ScanEvent, { readonly type: 'startScan' | 'correctScan' | 'dropScan' | 'closeScan' }>;

function changedScan(open: OpenScan, event: Change): OpenScan {
  const change = (animalId: string, of: (record: ScanRecord) => Partial<ScanRecord>) =>
    withRecord(open, animalId, (record) => ({ ...of(record), atUnix: event.atUnix }));
  switch (event.type) {
    case 'tap':
      return change(event.animalId, () => ({ sighting: 'seen', code: event.code }));
    case 'notVisible':
      return change(event.animalId, () => ({ ...NOTHING_SEEN, sighting: 'not_visible' }));
    case 'notDone':
      return change(event.animalId, () => ({ ...NOTHING_SEEN, sighting: 'not_done' }));
    case 'place':
      return change(event.animalId, () => ({ ...event.place, sighting: 'seen' }));
    case 'neighbour':
      if (event.nearestId === event.animalId) return open;
      return change(event.animalId, () => ({ nearestId: event.nearestId, sighting: 'seen' }));
    case 'near':
      return nearScan(open, event.animalId, event.nearId, event.atUnix);
    case 'interaction': {
      const { actorId, receiverId, kind, code, atUnix } = event;
      if (actorId === receiverId || !has(open, actorId) || !has(open, receiverId)) return open;
      return { ...open, interactions: [...open.interactions, { actorId, receiverId, kind, code, atUnix }] };
    }
    case 'removeInteraction':
      return { ...open, interactions: open.interactions.filter((_one, index) => index !== event.index) };
  }
}

const NO_PLACE = { zoneId: null, planId: null, x: null, y: null, elevation: null } as const satisfies ScanPlace;
const NOTHING_SEEN = { code: null, ...NO_PLACE, nearestId: null, nearIds: [] };

function startedScan({ number, animalIds, atUnix }: Extract<ScanEvent, { type: 'startScan' }>): OpenScan {
  const records = animalIds.map((animalId) => ({ animalId, ...NOTHING_SEEN, sighting: 'not_done' as const, atUnix }));
  return { number, atUnix, isCorrection: false, records, interactions: [] };
}

function reopenedScan(number: number, entries: readonly SessionEntry[]): OpenScan | null {
  const scan = latestScans(entries).find((one) => one.number === number);
  if (scan === undefined) return null;
  const { atUnix, records, interactions } = scan;
  return { number, atUnix, isCorrection: true, records, interactions };
}

/** Proximity and interactions with an animal that was not seen are left out. */
function closedScan({ number, atUnix, records, interactions }: OpenScan, entryId: string): ScanEntry {
  const seen = new Set(records.filter(({ sighting }) => sighting === 'seen').map(({ animalId }) => animalId));
  return {
    ...{ entryId, kind: 'scan', number, atUnix },
    records: records.map((record) => ({
      ...record,
      nearestId: record.nearestId !== null && seen.has(record.nearestId) ? record.nearestId : null,
      nearIds: record.nearIds.filter((id) => seen.has(id)),
    })),
    interactions: interactions.filter(({ actorId, receiverId }) => seen.has(actorId) && seen.has(receiverId)),
  };
}

function nearScan(open: OpenScan, one: string, other: string, atUnix: number): OpenScan {
  if (one === other || !has(open, one) || !has(open, other)) return open;
  const isNear = open.records.some(({ animalId, nearIds }) => animalId === one && nearIds.includes(other));
  const set = (record: ScanRecord, id: string): Partial<ScanRecord> => {
    const without = record.nearIds.filter((nearId) => nearId !== id);
    return { sighting: 'seen', atUnix, nearIds: isNear ? without : [...without, id] };
  };
  return withRecord(
    withRecord(open, one, (record) => set(record, other)),
    other,
    (record) => set(record, one),
  );
}

function withRecord(open: OpenScan, animalId: string, change: (record: ScanRecord) => Partial<ScanRecord>): OpenScan {
  if (!has(open, animalId)) return open;
  const records = open.records.map((record) =>
    record.animalId === animalId ? { ...record, ...change(record) } : record,
  );
  return { ...open, records };
}

function has({ records }: OpenScan, animalId: string): boolean {
  return records.some((record) => record.animalId === animalId);
}

/** Returns an open scan with its times corrected: `runSinceMs` is the beginning of the clock's present run. */
export function correctedScan(open: OpenScan, runSinceMs: number, { runMs, earlierMs }: TimeCorrection): OpenScan {
  return movedScan(open, (atUnix) => (atUnix < runSinceMs ? earlierMs : runMs));
}

/** Returns a scan, open or closed, with all its times moved: each by what `byMs` says of it. */
export function movedScan<Scan extends OpenScan | ScanEntry>(scan: Scan, byMs: (atUnix: number) => number): Scan {
  const move = <Timed extends { readonly atUnix: number }>(one: Timed): Timed => ({
    ...one,
    atUnix: Math.round(one.atUnix + byMs(one.atUnix)),
  });
  return { ...move(scan), records: scan.records.map(move), interactions: scan.interactions.map(move) };
}

/** Returns the scans of one device by their number; of two entries with one number the later counts. */
export function latestScans(entries: readonly SessionEntry[]): readonly ScanEntry[] {
  const byNumber = new Map<number, ScanEntry>();
  for (const entry of entries) if (entry.kind === 'scan') byNumber.set(entry.number, entry);
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}
