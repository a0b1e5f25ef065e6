import * as z from 'zod/mini';
import type { ErrorCode } from '../errors/catalogue.ts';
import { movedScan } from './scan-recorder.ts';
import { sessionEntrySchema, type SessionEntry } from './session.ts';
import type { SessionClock, TimeCorrection } from './session-clock.ts';

/** On this device alone; on its way; confirmed by the server; refused by it, and kept here. */
export const JOURNAL_STATES = ['device', 'sending', 'safe', 'refused'] as const;
export type JournalState = (typeof JOURNAL_STATES)[number];

/** An entry in the journal of this device. Entries of the server that this device never made have no clock: run ''. */
export const journalEntrySchema = z.object({
  entry: sessionEntrySchema,
  /** its place in the journal, from 0 */
  order: z.int(),
  /** the device's own clock when it was made, the difference that was added, and the run that both belong to */
  deviceAtUnix: z.number(),
  offsetMs: z.number(),
  isOffsetKnown: z.boolean(),
  runId: z.string(),
  state: z.enum(JOURNAL_STATES),
  /** why it was refused */
  refusal: z.nullable(z.string()),
});
export type JournalEntry = Omit<z.infer<typeof journalEntrySchema>, 'refusal'> & { readonly refusal: ErrorCode | null };

/** The journal of one session on one device, in the order of its entries. */
export type Journal = readonly JournalEntry[];

/** Returns the journal with new entries at its end, on this device; one that it has already is not added again. */
export function appended(journal: Journal, made: readonly SessionEntry[], clock: SessionClock): Journal {
  const known = idsOf(journal);
  const next = (journal.at(-1)?.order ?? -1) + 1;
  const news = made.filter(({ entryId }) => !known.has(entryId));
  return [...journal, ...news.map((entry, index) => onDevice(entry, next + index, clock))];
}

function onDevice(entry: SessionEntry, order: number, clock: SessionClock): JournalEntry {
  const { wallMs, offsetMs, isKnown, runId } = clock;
  return {
    ...{ entry, order, deviceAtUnix: Math.round(wallMs), offsetMs, isOffsetKnown: isKnown, runId },
    ...{ state: 'device', refusal: null },
  };
}

/** Returns the journal as a page finds it: what was on its way when the former page ended may or may not have arrived. */
export function reopened(kept: readonly JournalEntry[]): Journal {
  return kept
    .toSorted((one, other) => one.order - other.order)
    .map((one) => (one.state === 'sending' ? { ...one, state: 'device' } : one));
}

/**
 * Returns the journal joined with the entries that the server has of this device: those are safe. An entry that only the
 * server has comes in its place there, before what the device still holds. No entry is doubled, none is lost.
 */
export function mergedWith(journal: Journal, stored: readonly SessionEntry[]): Journal {
  const arrived = new Map(stored.map((entry) => [entry.entryId, entry]));
  const joined = journal.map((one) => {
    const entry = arrived.get(one.entry.entryId);
    return entry === undefined ? one : safe(one, entry);
  });
  const own = new Map(joined.map((one) => [one.entry.entryId, one]));
  if ([...arrived.keys()].every((entryId) => own.has(entryId))) return joined;
  const first = [...arrived.values()].map((entry) => own.get(entry.entryId) ?? ofServer(entry));
  const rest = joined.filter(({ entry }) => !arrived.has(entry.entryId));
  return [...first, ...rest].map((one, order) => ({ ...one, order }));
}

function ofServer(entry: SessionEntry): JournalEntry {
  return {
    ...{ entry, order: 0, deviceAtUnix: entry.atUnix, offsetMs: 0, isOffsetKnown: true, runId: '' },
    ...{ state: 'safe', refusal: null },
  };
}

/** The server's entry counts, also where this device has corrected the time since. */
function safe(one: JournalEntry, entry: SessionEntry): JournalEntry {
  return one.state === 'safe' ? one : { ...one, entry, state: 'safe', refusal: null };
}

/** Returns the next entries to send, in their order: at most `most` of them and `mostBytes` of JSON, but always one. */
export function nextPart(journal: Journal, most: number, mostBytes: number): readonly SessionEntry[] {
  const part: SessionEntry[] = [];
  let bytes = 0;
  for (const { entry, state } of journal) {
    if (state !== 'device') continue;
    bytes += JSON.stringify(entry).length;
    if (part.length > 0 && (part.length >= most || bytes > mostBytes)) break;
    part.push(entry);
  }
  return part;
}

/** Returns the journal with some entries in another state; what is safe stays safe. */
export function marked(
  journal: Journal,
  entryIds: ReadonlySet<string>,
  state: JournalState,
  refusal: ErrorCode | null = null,
): Journal {
  return journal.map((one) =>
    entryIds.has(one.entry.entryId) && one.state !== 'safe' ? { ...one, state, refusal } : one,
  );
}

/**
 * Returns the journal with the times of the entries that are still on the device corrected, before the clock takes what
 * the server told: those of its run, and those of earlier runs and pages that never knew the server's time. An entry on
 * its way or safe stays as it is, and so does what somebody typed.
 */
export function retimed(journal: Journal, { runId }: SessionClock, { runMs, earlierMs }: TimeCorrection): Journal {
  return journal.map((one) => {
    const isOfRun = one.runId === runId;
    if (one.state !== 'device' || (!isOfRun && one.isOffsetKnown)) return one;
    const byMs = isOfRun ? runMs : earlierMs;
    return { ...one, entry: shifted(one.entry, byMs), offsetMs: one.offsetMs + byMs, isOffsetKnown: true };
  });
}

/** Returns an entry with all its times moved. */
function shifted(entry: SessionEntry, byMs: number): SessionEntry {
  if (byMs === 0) return entry;
  return entry.kind === 'scan' ? movedScan(entry, () => byMs) : { ...entry, atUnix: Math.round(entry.atUnix + byMs) };
}

/** How many entries of a journal are in each state. */
export type JournalCounts = Readonly<Record<JournalState, number>>;

/** Returns how many entries are in each state. */
export function countsOf(journal: Journal): JournalCounts {
  const counts = { device: 0, sending: 0, safe: 0, refused: 0 };
  for (const { state } of journal) counts[state] += 1;
  return counts;
}

/** Returns the entries of a journal, without their states. */
export function entriesOf(journal: Journal): readonly SessionEntry[] {
  return journal.map(({ entry }) => entry);
}

function idsOf(journal: Journal): ReadonlySet<string> {
  return new Set(journal.map(({ entry }) => entry.entryId));
}
