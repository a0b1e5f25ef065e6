import { INTERACTION_KINDS } from '../analysis/interaction-kind.ts';
import { SIGHTINGS } from '../observation-sessions/session.ts';
import {
  type ExchangedEvent,
  EXCHANGED_ACTIONS,
  type ExchangedInteraction,
  type ExchangedRecord,
  type ExchangedSession,
} from './exchanged-session.ts';
import { type ExchangeReading, Findings, unreadableFile } from './exchange-reading.ts';
import { writtenInstant } from './exchange-time.ts';
import { OWN_COLUMNS, OWN_HEAD, headCells, readHead } from './own-table-head.ts';
import { finishSession, type GrowingSession, growingSession, scanOf } from './growing-session.ts';
import { missingColumns, type TableLine, tableLines, type TableRows } from './table-lines.ts';

type Cell = string | number | null;
type Row = Readonly<Partial<Record<(typeof OWN_COLUMNS)[number], Cell>>>;

/** The kinds of rows: a session without content, an empty scan, an animal in a scan, an interaction, a focal event. */
const ROWS = ['session', 'scan', 'record', 'interaction', 'event'] as const;

/** Returns sessions as the own table, headings first: a row for each animal of a scan, interaction and focal event. */
export function writeOwnTable(sessions: readonly ExchangedSession[]): readonly (readonly Cell[])[] {
  const rows = sessions.flatMap((session) => {
    const head = headCells(session);
    const content = [...session.scans.flatMap(scanRows), ...session.events.map(eventRow)];
    return (content.length === 0 ? [{ row: 'session' } as const] : content).map((row): Row => ({ ...head, ...row }));
  });
  return [OWN_COLUMNS, ...rows.map((row) => OWN_COLUMNS.map((column) => row[column] ?? null))];
}

function scanRows({ number, atUnix, records, interactions }: ExchangedSession['scans'][number]): Row[] {
  const scan = { scan: number, time: writtenInstant(atUnix) };
  if (records.length + interactions.length === 0) return [{ row: 'scan', ...scan }];
  return [
    ...records.map((one): Row => ({ row: 'record', ...scan, ...recordCells(one) })),
    ...interactions.map(({ actor, receiver, behaviour, kind }): Row => ({
      ...{ row: 'interaction', ...scan, animal: actor, partner: receiver, behaviour, interaction: kind },
    })),
  ];
}

function recordCells(record: ExchangedRecord): Row {
  const { animal, sighting, behaviour, zone, planId, x, y, elevation, nearest, near } = record;
  return { animal, sighting, behaviour, zone, plan: planId, x, y, level: elevation, nearest, near: listCell(near) };
}

function eventRow({ animal, action, behaviour, modifiers, atUnix }: ExchangedEvent): Row {
  const time = writtenInstant(atUnix);
  return { row: 'event', time, animal, action, behaviour, modifiers: listCell(modifiers) };
}

function listCell(list: readonly string[]): string | null {
  return list.length === 0 ? null : JSON.stringify(list);
}

/** Returns whether the headings are those of the own table. */
export function isOwnTable(rows: TableRows): boolean {
  return missingColumns(rows, ['session', 'row', 'action', 'sighting']).length === 0;
}

/** Returns the sessions of the own table; a time later than `now` is a fault. */
export function readOwnTable(rows: TableRows, now: number): ExchangeReading {
  const missing = missingColumns(rows, OWN_COLUMNS);
  if (missing.length > 0) return unreadableFile('exchange/columns-missing', { names: missing.join(', ') });
  const findings = new Findings(now);
  const sessions = new Map<string, GrowingSession & { readonly heads: readonly string[] }>();
  for (const line of tableLines(rows, findings)) {
    const sessionId = line.text('session');
    const heads = OWN_HEAD.map((column) => line.text(column));
    const known = sessions.get(sessionId);
    if (sessionId === '') findings.wrong(line.at('session'), 'exchange/value-missing');
    const session = known ?? { ...growingSession(readHead(line, findings), line.at('session')), heads };
    if (known === undefined) sessions.set(sessionId, session);
    const differing = OWN_HEAD.find((_column, at) => session.heads[at] !== heads[at]);
    if (differing !== undefined) findings.wrong(line.at(differing), 'exchange/head-differs', { session: sessionId });
    takeRow(session, line, findings);
  }
  return {
    ...{ ok: true, kind: 'enclos-csv', sessions: [...sessions.values()].map((one) => finishSession(one, findings)) },
    ...{ faults: findings.faults, words: findings.words },
  };
}

function takeRow(session: GrowingSession, line: TableLine, findings: Findings): void {
  const row = line.choice('row', ROWS);
  if (row === 'session') return;
  const belongs = (row === 'event') === (session.head.method === 'focal');
  if (!belongs) findings.wrong(line.at('row'), 'exchange/row-of-other-method', { value: line.text('row') });
  const atUnix = line.instant('time', session.head.startedAtUnix);
  if (row === 'event') {
    session.events.push({ ...readEvent(line, findings), atUnix: atUnix ?? session.head.startedAtUnix });
    return;
  }
  const number = line.number('scan', { isWhole: true, min: 1 });
  if (line.text('scan') === '') findings.wrong(line.at('scan'), 'exchange/value-missing');
  const scan = scanOf(session, number, atUnix, { place: line.at('time'), findings });
  if (row === 'interaction') scan.interactions.push(readInteraction(line));
  if (row === 'record') scan.add(readRecord(line), line.at('animal'), findings);
}

function readEvent(line: TableLine, findings: Findings): Omit<ExchangedEvent, 'atUnix'> {
  const action = line.choice('action', EXCHANGED_ACTIONS);
  const behaviour = line.wordOrNull('behaviour', 'behaviour');
  const needsBehaviour = action === 'start' || action === 'stop' || action === 'point';
  if (needsBehaviour && behaviour === null) findings.wrong(line.at('behaviour'), 'exchange/value-missing');
  return { animal: line.word('animal', 'animal'), action, behaviour, modifiers: line.list('modifiers') };
}

function readInteraction(line: TableLine): ExchangedInteraction {
  return {
    actor: line.word('animal', 'animal'),
    receiver: line.word('animal', 'partner'),
    behaviour: line.wordOrNull('behaviour', 'behaviour'),
    kind: line.choice('interaction', INTERACTION_KINDS),
  };
}

function readRecord(line: TableLine): ExchangedRecord {
  return {
    animal: line.word('animal', 'animal'),
    sighting: line.choice('sighting', SIGHTINGS),
    behaviour: line.wordOrNull('behaviour', 'behaviour'),
    zone: line.text('zone') || null,
    planId: line.text('plan') || null,
    ...{ x: line.number('x'), y: line.number('y'), elevation: line.number('level', { isWhole: true }) },
    nearest: line.wordOrNull('animal', 'nearest'),
    near: line.list('near'),
  };
}
