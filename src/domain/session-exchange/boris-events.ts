import { BORIS_TYPES, BORIS_VARIABLES, borisObservation } from './boris-observation.ts';
import type { ExchangedSession } from './exchanged-session.ts';
import { type ExchangePlace, type ExchangeReading, Findings, unreadableFile } from './exchange-reading.ts';
import { localTime } from './exchange-time.ts';
import { type PlacedEvent, sessionOfBoris } from './read-boris-observation.ts';
import { missingColumns, type TableLine, tableLines, type TableRows } from './table-lines.ts';

type Cell = string | number | null;

const LEADING = [
  ...(['Observation id', 'Observation date', 'Description', 'Observation duration', 'Observation type'] as const),
  ...(['Source', 'Time offset (s)', 'Media duration (s)', 'FPS'] as const),
];
const TRAILING = [
  ...(['Behavior type', 'Time', 'Media file name', 'Image index', 'Image file path', 'Comment'] as const),
];
/** The columns without which a table of events says nothing. */
const NEEDED = ['Observation id', 'Observation date', 'Subject', 'Behavior', 'Behavior type', 'Time'];
const LIVE = 'Live observation';
const modifierColumn = (at: number) => `Modifier #${at + 1}`;

/**
 * Returns sessions as the tabular events of BORIS, headings first; a session without events has no row. `categoryOf`
 * names the category of a behaviour.
 */
export function writeBorisEvents(
  sessions: readonly ExchangedSession[],
  categoryOf: (behaviour: string) => string = () => '',
): readonly (readonly Cell[])[] {
  const observations = sessions.map(borisObservation);
  const most = Math.max(0, ...observations.flatMap(({ events }) => events.map(({ modifiers }) => modifiers.length)));
  const numbers = Array.from({ length: most }, (_, at) => at);
  const headings = [
    ...LEADING,
    ...BORIS_VARIABLES,
    ...['Subject', 'Behavior', 'Behavioral category', ...numbers.map(modifierColumn)],
    ...TRAILING,
  ];
  const rows = observations.flatMap(({ id, startedAtUnix, description, seconds, variables, events }) =>
    events.map((event): readonly Cell[] => [
      ...[id, localTime(startedAtUnix), description, seconds, LIVE, '', 0, null, null],
      ...BORIS_VARIABLES.map((name) => variables[name]),
      ...[event.subject, event.code, categoryOf(event.code)],
      ...numbers.map((at) => event.modifiers[at] ?? ''),
      ...[event.type, event.seconds, '', null, '', event.comment],
    ]),
  );
  return [headings, ...rows];
}

/** Returns whether the headings are those of tabular events. */
export function isBorisEvents(rows: TableRows): boolean {
  return missingColumns(rows, ['Observation id', 'Behavior', 'Subject']).length === 0;
}

/** Returns the sessions of tabular events; a time later than `now` is a fault. */
export function readBorisEvents(rows: TableRows, now: number): ExchangeReading {
  const missing = missingColumns(rows, NEEDED);
  if (missing.length > 0) return unreadableFile('exchange/columns-missing', { names: missing.join(', ') });
  const findings = new Findings(now);
  const headings = rows[0] ?? [];
  const modifiers = headings.filter((heading) => /^modifier #\d+$/i.test(heading.trim()));
  const variables = new Set(headings);
  const lines = tableLines(rows, findings).filter((line) => {
    if (line.text('Observation id') === '') findings.wrong(line.at('Observation id'), 'exchange/value-missing');
    return line.text('Observation id') !== '';
  });
  const groups = Map.groupBy(lines, (line) => line.text('Observation id'));
  const sessions = [...groups].flatMap(([id, [first, ...others]]) => {
    if (first === undefined) return [];
    for (const line of others) sameDate(first, line, findings);
    return [
      sessionOfBoris(
        {
          ...{ id, date: first.text('Observation date'), description: first.raw('Description') },
          seconds: first.number('Observation duration', { min: 0 }),
          variable: (name) => (variables.has(name) ? first.raw(name) : undefined),
          place: (part) => placeOf(first, part),
          events: [first, ...others].map((line) => eventOf(line, modifiers)),
        },
        findings,
      ),
    ];
  });
  return { ok: true, kind: 'boris-events', sessions, faults: findings.faults, words: findings.words };
}

function sameDate(first: TableLine, line: TableLine, findings: Findings): void {
  const isSame = first.text('Observation date') === line.text('Observation date');
  if (!isSame)
    findings.wrong(line.at('Observation date'), 'exchange/head-differs', { session: line.text('Observation id') });
}

const HEAD_COLUMNS: Readonly<Record<string, string>> = {
  id: 'Observation id',
  date: 'Observation date',
  description: 'Description',
};

function placeOf(line: TableLine, part: string): ExchangePlace {
  return line.at(HEAD_COLUMNS[part] ?? part);
}

const EVENT_COLUMNS = { subject: 'Subject', code: 'Behavior', type: 'Behavior type', time: 'Time' } as const;

function eventOf(line: TableLine, modifiers: readonly string[]): PlacedEvent {
  return {
    ...{ subject: line.text('Subject'), code: line.text('Behavior'), comment: line.text('Comment') },
    modifiers: modifiers.map((column) => line.raw(column)).filter((modifier) => modifier !== ''),
    type: line.choice('Behavior type', BORIS_TYPES),
    seconds: line.number('Time'),
    place: (part) => line.at(EVENT_COLUMNS[part]),
  };
}
