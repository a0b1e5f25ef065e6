import { MEMO_LENGTH } from '../fields/fields.ts';
import { foldedName } from '../text/folded.ts';
import type { EpochMs } from '../time/epoch.ts';
import { bareRecord, type ExchangedRecord, type ExchangedSession } from './exchanged-session.ts';
import { type ExchangeReading, Findings, unreadableFile } from './exchange-reading.ts';
import { instantOfLocal } from './exchange-time.ts';
import { finishSession, type GrowingSession, growingSession, scanOf } from './growing-session.ts';
import { eventsOfPaired, type PairedEvent } from './paired-events.ts';
import { missingColumns, type TableLine, tableLines, type TableRows } from './table-lines.ts';
import { CHANNELS, FRAME, MODIFIER, NOT_VISIBLE_VALUE, OCCURRENCE } from './zoomonitor-columns.ts';

const NEEDED = ['SessionID', 'Observer', 'Session Start Time', 'DateTime', 'Channel Type', 'Focal Name'];
/** The columns that are equal in all rows of a session. */
const HEAD = ['Configuration Name', 'Observer', 'Session Start Time', 'Session End Time'] as const;
/** The values by which programs write that an animal was not seen. */
const HIDDEN = new Set([NOT_VISIBLE_VALUE, 'Out of Sight', 'Out of View', 'NV'].map(foldedName));
const CHANNEL = /^(interval|continuous) channel \d+ value$/i;

/** Returns whether the headings are those of sessions of ZooMonitor. */
export function isZooMonitor(rows: TableRows): boolean {
  return missingColumns(rows, ['SessionID', 'Channel Type', 'Focal Name']).length === 0;
}

/**
 * Returns the sessions of a table of ZooMonitor; a time later than `now` is a fault. A row of a missed interval may lack
 * its time, and a session its end. Values in several channels of one row are a fault: a scan knows one behaviour for each
 * animal.
 */
export function readZooMonitorSessions(rows: TableRows, now: number): ExchangeReading {
  const missing = missingColumns(rows, NEEDED);
  if (missing.length > 0) return unreadableFile('exchange/columns-missing', { names: missing.join(', ') });
  const findings = new Findings(now);
  const headings = rows[0] ?? [];
  const channels = headings.map((heading) => heading.trim()).filter((heading) => CHANNEL.test(heading));
  const lines = tableLines(rows, findings).filter((line) => {
    if (line.text('SessionID') === '') findings.wrong(line.at('SessionID'), 'exchange/value-missing');
    return line.text('SessionID') !== '';
  });
  const groups = Map.groupBy(lines, (line) => line.text('SessionID'));
  const sessions = [...groups].flatMap(([id, [first, ...others]]) =>
    first === undefined ? [] : [sessionOf(id, [first, ...others], channels, findings)],
  );
  return { ok: true, kind: 'zoomonitor', sessions, faults: findings.faults, words: findings.words };
}

type Lines = readonly [TableLine, ...TableLine[]];

function sessionOf(sessionId: string, lines: Lines, channels: readonly string[], findings: Findings): ExchangedSession {
  const [first, ...others] = lines;
  const start = first.text('Session Start Time');
  const started = instantOfLocal(start, { offset: first.text('Start UTC Offset') });
  const startedAtUnix = findings.instant(started, start, first.at('Session Start Time')) ?? 0;
  const endedAtUnix = endOf(first, startedAtUnix, findings);
  if (first.raw('Notes').length > MEMO_LENGTH)
    findings.wrong(first.at('Notes'), 'exchange/too-long', { max: MEMO_LENGTH });
  const session = growingSession(
    {
      sessionId,
      campaign: first.wordOrNull('campaign', 'Configuration Name') ?? '',
      enclosure: first.wordOrNull('enclosure', 'Habitat Map') ?? '',
      observer: first.word('observer', 'Observer'),
      method: lines.some((line) => isKind(line, 'Interval')) || !lines.some(isFocal) ? 'scan' : 'focal',
      ...{ status: endedAtUnix === null ? 'interrupted' : 'finished', isDeferred: false, startedAtUnix, endedAtUnix },
      ...{ plannedCount: 0, note: first.raw('Notes'), invalidReason: '', animals: [] },
    },
    first.at('SessionID'),
  );
  for (const line of others) sameHead(first, line, findings);
  const paired: PairedEvent[] = [];
  for (const line of lines) takeLine(session, line, { channels, paired, findings });
  const finished = finishSession({ ...session, events: [...eventsOfPaired(paired)] }, findings);
  const seen = [...finished.scans.flatMap(({ records }) => records), ...finished.events];
  return { ...finished, animals: [...new Set(seen.map(({ animal }) => animal))] };
}

function isKind(line: TableLine, kind: (typeof CHANNELS)[number]): boolean {
  return foldedName(line.text('Channel Type')) === foldedName(kind);
}

function isFocal(line: TableLine): boolean {
  return isKind(line, 'All Occurrence') || isKind(line, 'Continuous');
}

function endOf(line: TableLine, from: EpochMs, findings: Findings): EpochMs | null {
  const text = line.text('Session End Time');
  if (text === '') return null;
  const read = instantOfLocal(text, { offset: line.text('End UTC Offset'), notBefore: from });
  return findings.instant(read, text, line.at('Session End Time'), from);
}

function sameHead(first: TableLine, line: TableLine, findings: Findings): void {
  const differing = HEAD.find((column) => line.text(column) !== first.text(column));
  if (differing !== undefined)
    findings.wrong(line.at(differing), 'exchange/head-differs', { session: line.text('SessionID') });
}

function takeLine(
  session: GrowingSession,
  line: TableLine,
  {
    channels,
    paired,
    findings,
  }: { readonly channels: readonly string[]; readonly paired: PairedEvent[]; readonly findings: Findings },
): void {
  const kind = line.choice('Channel Type', CHANNELS);
  if (kind === 'No Behavior') return;
  const belongs = (kind === 'Interval') === (session.head.method === 'scan');
  if (!belongs) findings.wrong(line.at('Channel Type'), 'exchange/row-of-other-method', { value: kind });
  const filled = channels.filter((column) => line.text(column) !== '');
  if (filled.length > 1)
    findings.wrong(line.at(filled[1] ?? ''), 'exchange/several-behaviours', { value: line.text(filled[1] ?? '') });
  const animal = line.word('animal', 'Focal Name');
  if (kind === 'Interval') takeInterval(session, line, { animal, column: filled[0] ?? null, findings });
  else {
    const column = kind === 'Continuous' ? (filled[0] ?? 'Continuous Channel 1 Value') : OCCURRENCE;
    const behaviour = line.word('behaviour', column);
    const fromUnix = timeOf(session, line, findings) ?? session.head.startedAtUnix;
    const seconds = kind === 'Continuous' ? secondsOf(line, column, findings) : 0;
    const modifiers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => line.raw(`${MODIFIER} ${at}`)).filter(Boolean);
    const toUnix = fromUnix + Math.round(seconds * 1_000);
    paired.push({ animal, behaviour, modifiers, isState: kind === 'Continuous', fromUnix, toUnix });
  }
}

function secondsOf(line: TableLine, valueColumn: string, findings: Findings): number {
  const column = valueColumn.replace(/value$/i, 'Duration (sec)');
  if (line.text(column) === '') findings.wrong(line.at(column), 'exchange/value-missing');
  return line.number(column, { min: 0 }) ?? 0;
}

function timeOf({ head }: GrowingSession, line: TableLine, findings: Findings): EpochMs | null {
  const text = line.text('DateTime');
  const read = instantOfLocal(text, { offset: line.text('UTC Offset'), notBefore: head.startedAtUnix });
  return findings.instant(read, text, line.at('DateTime'), head.startedAtUnix);
}

function takeInterval(
  session: GrowingSession,
  line: TableLine,
  {
    animal,
    column,
    findings,
  }: { readonly animal: string; readonly column: string | null; readonly findings: Findings },
): void {
  if (line.text(FRAME) === '') findings.wrong(line.at(FRAME), 'exchange/value-missing');
  const number = line.number(FRAME, { isWhole: true, min: 1 });
  const isMissed = column === null && line.text('DateTime') === '';
  const atUnix = isMissed ? null : timeOf(session, line, findings);
  const scan = scanOf(session, number, atUnix, { place: line.at('DateTime'), findings });
  scan.add(recordOf(animal, line, column), line.at('Focal Name'), findings);
}

function recordOf(animal: string, line: TableLine, column: string | null): ExchangedRecord {
  if (column === null) return bareRecord(animal, 'not_done', null);
  if (HIDDEN.has(foldedName(line.text(column)))) return bareRecord(animal, 'not_visible', null);
  return bareRecord(animal, 'seen', line.word('behaviour', column));
}
