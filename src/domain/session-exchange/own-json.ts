import * as z from 'zod/mini';
import { contextEntrySchema, sessionEntrySchema, sessionSchema } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type ExchangePlace, type ExchangeReading, Findings, unreadableFile, WORD_KINDS } from './exchange-reading.ts';
import { writtenInstant } from './exchange-time.ts';
import { importedContextSchema } from './imported-session.ts';
import { jsonLines, pathKey } from './json-lines.ts';
import type { SessionNames } from './session-names.ts';
import { exchangedSession, type WholeSession } from './to-exchanged.ts';

const FORMAT = 'enclos-sessions';
const FORMAT_VERSION = 1;

const names = z.record(z.string(), z.string());
const namesSchema = z.object({
  ...{ campaigns: names, enclosures: names, observers: names, animals: names, zones: names },
  ethograms: z.record(z.string(), z.object({ behaviours: names, modifiers: names })),
});
/** Entries of every kind have these fields; those of kinds that this version does not know stay as they are. */
const anyEntry = z.looseObject({ entryId: z.string(), kind: z.string(), atUnix: z.int() });
const recordSchema = z.object({ deviceId: z.string(), entries: z.array(z.unknown()) });
const fileSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  names: namesSchema,
  sessions: z.array(z.object({ session: z.unknown(), records: z.array(recordSchema) })),
});

/** The sessions of an own file, whole: every entry of every device, with what it corrected. */
export type OwnSessionFile = { readonly sessions: readonly WholeSession[]; readonly names: SessionNames };

/** Returns sessions as the own file holds them, with the names that their ids stand for. */
export function writeOwnSessions({ sessions, names: known }: OwnSessionFile, exportedAtUnix: EpochMs): object {
  return {
    ...{ format: FORMAT, formatVersion: FORMAT_VERSION, exportedAt: writtenInstant(exportedAtUnix), names: known },
    sessions: sessions.map(({ session, records }) => ({
      session,
      records: records.map(({ deviceId, entries }) => ({ deviceId, entries })),
    })),
  };
}

/** Returns whether the content of a JSON file is sessions of Enclos. */
export function isOwnSessions(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'format' in file && file.format === FORMAT;
}

/**
 * Returns the sessions of an own file, whole and in words; `text` is the JSON from which `file` was read. A time later
 * than `now` is a fault.
 */
export function readOwnSessions(
  file: unknown,
  text: string,
  now: EpochMs,
): { readonly reading: ExchangeReading; readonly whole: OwnSessionFile | null } {
  const lines = jsonLines(text);
  const placeOf = (path: readonly PropertyKey[]): ExchangePlace => {
    const keys = path.map((part) => (typeof part === 'number' ? part : String(part)));
    const known = keys.findLastIndex((_key, at) => lines.has(pathKey(...keys.slice(0, at + 1))));
    return { line: lines.get(pathKey(...keys.slice(0, known + 1))) ?? 1, column: keys.join('.') };
  };
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) {
    const { line, column } = placeOf(parsed.error.issues[0]?.path ?? []);
    return { reading: unreadableFile('exchange/field-invalid', { line, field: column }), whole: null };
  }
  const findings = new Findings(now);
  const sessions = parsed.data.sessions.flatMap((one, at) => {
    const read = wholeOf(one, { path: ['sessions', at], placeOf, findings });
    return read === null ? [] : [read];
  });
  const whole = { sessions, names: parsed.data.names };
  const words = sessions.map((one) => exchangedSession(one, whole.names));
  for (const [at, one] of words.entries()) takeWords(one, placeOf(['sessions', at]), findings);
  const reading = { kind: 'enclos-json', sessions: words, faults: findings.faults, words: findings.words } as const;
  return { reading: { ok: true, ...reading }, whole };
}

type Reading = {
  readonly path: readonly (string | number)[];
  readonly placeOf: (path: readonly PropertyKey[]) => ExchangePlace;
  readonly findings: Findings;
};

function wholeOf(
  { session, records }: z.infer<typeof fileSchema>['sessions'][number],
  { path, placeOf, findings }: Reading,
): WholeSession | null {
  const head = sessionSchema.safeParse(session);
  for (const issue of head.error?.issues ?? []) {
    const place = placeOf([...path, 'session', ...issue.path]);
    findings.wrong(place, 'exchange/field-invalid', { line: place.line, field: place.column });
  }
  if (!head.success) return null;
  const { startedAtUnix, endedAtUnix } = head.data;
  findings.instant(startedAtUnix, writtenInstant(startedAtUnix), placeOf([...path, 'session', 'startedAtUnix']));
  if (endedAtUnix !== null) {
    const place = placeOf([...path, 'session', 'endedAtUnix']);
    findings.instant(endedAtUnix, writtenInstant(endedAtUnix), place, startedAtUnix);
  }
  const read = records.map(({ deviceId, entries }, at) => ({
    deviceId,
    entries: entries.flatMap((entry, number) =>
      entryOf(entry, { path: [...path, 'records', at, 'entries', number], placeOf, findings }),
    ),
  }));
  return { session: head.data, records: read as WholeSession['records'] };
}

function entryOf(entry: unknown, { path, placeOf, findings }: Reading): readonly unknown[] {
  const any = anyEntry.safeParse(entry);
  const known = sessionEntrySchema.def.options.find(({ shape }) => shape.kind.safeParse(any.data?.kind).success);
  const read = known === undefined ? any : known.safeParse(entry);
  const issue = read.error?.issues[0] ?? issueOfContext(read.data);
  if (issue === undefined) return [read.data];
  const place = placeOf([...path, ...issue.path]);
  findings.wrong(place, 'exchange/field-invalid', { line: place.line, field: place.column });
  return [];
}

/** Returns the first fault of answers about the context that no session here could have: too many, too long or repeated. */
function issueOfContext(entry: object | undefined) {
  const context = contextEntrySchema.safeParse(entry);
  if (!context.success) return undefined;
  const { answers, atUnix } = context.data;
  return importedContextSchema.safeParse({ answers, atUnix }).error?.issues[0];
}

function takeWords(
  { campaign, enclosure, observer, animals, scans, events }: ReturnType<typeof exchangedSession>,
  place: ExchangePlace,
  findings: Findings,
): void {
  const behaviours = [...scans.flatMap(({ records }) => records), ...events].flatMap(
    ({ behaviour }) => behaviour ?? [],
  );
  const said = {
    campaign: [campaign],
    enclosure: [enclosure],
    observer: [observer],
    animal: animals,
    behaviour: behaviours,
  };
  for (const kind of WORD_KINDS) for (const word of said[kind]) findings.word(kind, word, place);
}
