import { MAX_SCAN_ANIMALS, MAX_SESSION_ENTRIES } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';
import type {
  ExchangedEvent,
  ExchangedInteraction,
  ExchangedRecord,
  ExchangedScan,
  ExchangedSession,
} from './exchanged-session.ts';
import type { ExchangePlace, Findings } from './exchange-reading.ts';

/** A session without its content. */
export type SessionHead = Omit<ExchangedSession, 'scans' | 'events' | 'context'>;

/** A scan to which a reader adds the lines of a file. A class: a file has thousands of them. */
export class GrowingScan {
  readonly number: number;
  /** null while no line told a time */
  atUnix: EpochMs | null = null;
  readonly records: ExchangedRecord[] = [];
  readonly interactions: ExchangedInteraction[] = [];
  readonly #animals = new Set<string>();

  constructor(number: number) {
    this.number = number;
  }

  /** Adds an animal; a second time and one too many are faults. */
  add(record: ExchangedRecord, place: ExchangePlace, findings: Findings): void {
    if (record.animal !== '' && this.#animals.has(record.animal))
      findings.wrong(place, 'exchange/animal-repeated', { value: record.animal });
    this.#animals.add(record.animal);
    this.records.push(record);
    if (this.records.length === MAX_SCAN_ANIMALS + 1)
      findings.wrong(place, 'exchange/limit', { max: MAX_SCAN_ANIMALS });
  }

  /** Returns the scan as it is known; one without a time is at the beginning of its session. */
  finished(startedAtUnix: EpochMs): ExchangedScan {
    const { number, atUnix, records, interactions } = this;
    return { number, atUnix: atUnix ?? startedAtUnix, records, interactions };
  }
}

/** A session whose content a reader finds line by line; `place` is where the file begins it. */
export type GrowingSession = {
  readonly head: SessionHead;
  readonly place: ExchangePlace;
  readonly scans: Map<number, GrowingScan>;
  readonly events: ExchangedEvent[];
};

/** Returns a session without content. */
export function growingSession(head: SessionHead, place: ExchangePlace): GrowingSession {
  return { head, place, scans: new Map(), events: [] };
}

/**
 * Returns the scan of a number, which begins with its first line; another time for the same number is a fault. Without a
 * number, which is a fault already, the line belongs to no scan.
 */
export function scanOf(
  { scans }: GrowingSession,
  number: number | null,
  atUnix: EpochMs | null,
  { place, findings }: { readonly place: ExchangePlace; readonly findings: Findings },
): GrowingScan {
  if (number === null) return new GrowingScan(0);
  const scan = scans.get(number) ?? new GrowingScan(number);
  scans.set(number, scan);
  if (atUnix !== null && scan.atUnix !== null && scan.atUnix !== atUnix)
    findings.wrong(place, 'exchange/scan-times-differ', { number });
  scan.atUnix ??= atUnix;
  return scan;
}

/**
 * Returns the session with its scans by number and its events by time. More entries than a session can hold are a fault
 * at its place.
 */
export function finishSession({ head, place, scans, events }: GrowingSession, findings: Findings): ExchangedSession {
  if (scans.size + events.length > MAX_SESSION_ENTRIES)
    findings.wrong(place, 'exchange/limit', { max: MAX_SESSION_ENTRIES });
  return {
    ...head,
    scans: [...scans.values()]
      .map((scan) => scan.finished(head.startedAtUnix))
      .toSorted((one, other) => one.number - other.number),
    events: events.toSorted((one, other) => one.atUnix - other.atUnix),
    context: [],
  };
}
