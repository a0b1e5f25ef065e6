import { describe, expect, it } from 'vitest';
import { anExchangedRecord, anExchangedSession } from '../../../tests/support/builders/exchanged-session.ts';
import { writeBorisEvents } from './boris-events.ts';
import { writeBorisProject } from './boris-project.ts';
import type { ExchangedEvent, ExchangedSession } from './exchanged-session.ts';
import type { ExchangeReading } from './exchange-reading.ts';
import { matchWords } from './match-words.ts';
import { writeOwnTable } from './own-table.ts';
import { readSessionJson, readSessionTable } from './read-session-file.ts';
import { writeZooMonitorSessions } from './write-zoomonitor.ts';

const START = Date.parse('2026-03-05T09:00:00Z');
const NOW = Date.parse('2026-04-01T00:00:00Z');
const MINUTE = 60_000;
const animals = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

/** A session of eight scans of five animals: rows 2 to 41. */
const scanned = anExchangedSession({
  animals,
  scans: Array.from({ length: 8 }, (_, at) => ({
    ...{ number: at + 1, atUnix: START + at * MINUTE, interactions: [] },
    records: animals.map((animal) => anExchangedRecord({ animal })),
  })),
});
/** A focal session of five animals, each with four states of a minute. */
const focal = anExchangedSession({
  ...{ sessionId: 'visit-2', method: 'focal', animals, scans: [] },
  events: animals
    .flatMap((animal) =>
      Array.from({ length: 4 }, (_, at): ExchangedEvent[] => [
        { animal, action: 'start', behaviour: 'RES', modifiers: [], atUnix: START + at * 3 * MINUTE },
        { animal, action: 'stop', behaviour: 'RES', modifiers: [], atUnix: START + (at * 3 + 1) * MINUTE },
      ]),
    )
    .flat()
    .toSorted((one, other) => one.atUnix - other.atUnix),
});

const told = (reading: ExchangeReading) => {
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.faults.map(({ line, column, error }) => [line, column, error.code]);
};
const texts = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));

/** Planted errors: the line, the column, what is written there, and the code that must name it. */
type Planted = readonly [line: number, column: string, written: string, code: string];

function withPlanted(rows: string[][], planted: readonly Planted[]): string[][] {
  return rows.map((row, at) =>
    row.map((cell, place) => {
      const error = planted.find(([line, column]) => line === at + 1 && column === rows[0]?.[place]);
      return error === undefined ? cell : error[2];
    }),
  );
}

const inOrder = (planted: readonly Planted[]) => planted.map(([line, column, , code]) => [line, column, code]);
const byLine = (all: readonly (readonly unknown[])[]) =>
  all.toSorted((one, other) => Number(one[0]) - Number(other[0]));

describe('thirty errors that are planted in a file are named by line and column', () => {
  it('in the own table', () => {
    const kinds = (line: number): Planted[] => [
      [line, 'time', '05/03/2026 10:00', 'exchange/time-unreadable'],
      [line + 1, 'time', '2027-03-05T10:00:00.000+01:00', 'exchange/time-future'],
      [line + 2, 'scan', 'one', 'exchange/number-invalid'],
      [line + 3, 'sighting', 'perhaps', 'exchange/choice-unknown'],
      [line + 4, 'animal', ' ', 'exchange/value-missing'],
      [line + 5, 'near', 'Bo, Cleo', 'exchange/list-unreadable'],
      [line + 6, 'x', '1,5', 'exchange/number-invalid'],
      [line + 7, 'observer', 'Somebody', 'exchange/head-differs'],
      [line + 8, 'row', 'event', 'exchange/row-of-other-method'],
      [line + 9, 'level', '1.5', 'exchange/number-invalid'],
    ];
    const planted = [...kinds(12), ...kinds(22), ...kinds(32)];
    const faults = told(readSessionTable(withPlanted(texts(writeOwnTable([scanned])), planted), NOW));
    // An event among scans lacks its action as well.
    expect(byLine(faults.filter(([, column]) => column !== 'action'))).toEqual(inOrder(planted));
    expect(planted).toHaveLength(30);
  });

  it('in the tabular events of BORIS', () => {
    const kinds = (line: number): Planted[] => [
      [line, 'Time', '', 'exchange/time-unreadable'],
      [line + 1, 'Time', '-3', 'exchange/time-order'],
      [line + 2, 'Subject', '', 'exchange/value-missing'],
      [line + 3, 'Behavior', '', 'exchange/value-missing'],
      [line + 4, 'Behavior type', 'HALF', 'exchange/choice-unknown'],
      [line + 5, 'Time', '99999999', 'exchange/time-future'],
      [line + 6, 'Observation date', '2026-03-06 10:00:00', 'exchange/head-differs'],
      [line + 7, 'Time', 'soon', 'exchange/number-invalid'],
      [line + 8, 'Subject', 'x'.repeat(201), 'exchange/too-long'],
      [line + 9, 'Observation id', '', 'exchange/value-missing'],
    ];
    const planted = [...kinds(5), ...kinds(16), ...kinds(28)];
    const faults = told(readSessionTable(withPlanted(texts(writeBorisEvents([scanned])), planted), NOW));
    expect(byLine(faults)).toEqual(inOrder(planted));
  });

  it('in the table of ZooMonitor', () => {
    const kinds = (line: number): Planted[] => [
      [line, 'DateTime', '31/12/2026', 'exchange/time-unreadable'],
      [line + 1, 'DateTime', '2026-12-31 10:00:00', 'exchange/time-future'],
      [line + 2, 'DateTime', '2026-03-05 08:00:00', 'exchange/time-order'],
      [line + 3, 'Channel Type', 'Sometimes', 'exchange/choice-unknown'],
      [line + 4, 'Focal Name', '', 'exchange/value-missing'],
      [line + 5, 'Frame Number', '', 'exchange/value-missing'],
      [line + 6, 'Frame Number', '1.5', 'exchange/number-invalid'],
      [line + 7, 'Observer', 'Somebody', 'exchange/head-differs'],
      [line + 8, 'Interval Channel 2 Value', 'LOC', 'exchange/several-behaviours'],
      [line + 9, 'Focal Name', 'Bo', 'exchange/animal-repeated'],
    ];
    const planted = [...kinds(10), ...kinds(20), ...kinds(30)];
    const rows = texts(writeZooMonitorSessions([scanned])).map((row, at) => [
      ...row,
      at === 0 ? 'Interval Channel 2 Value' : '',
    ]);
    const faults = told(readSessionTable(withPlanted(rows, planted), NOW));
    expect(byLine(faults)).toEqual(inOrder(planted));
  });

  it('in a project of BORIS, whose JSON has a line for each value', () => {
    const project = JSON.stringify(writeBorisProject([scanned], {}), null, 1).split('\n');
    // An event of five values takes seven lines; the time is the second of them.
    const first = project.findIndex((line) => line.includes('"events"')) + 2;
    const kinds = [
      { part: 1, written: '"soon",', code: 'exchange/time-unreadable', place: 0 },
      { part: 1, written: '-3,', code: 'exchange/time-order', place: 0 },
      { part: 2, written: '"",', code: 'exchange/value-missing', place: 1 },
      { part: 3, written: '7,', code: 'exchange/value-missing', place: 2 },
      { part: 1, written: '99999999,', code: 'exchange/time-future', place: 0 },
    ];
    const planted = Array.from({ length: 30 }, (_, at) => ({ ...kinds[at % kinds.length]!, event: at + 2 }));
    for (const { event, part, written } of planted) project[first - 1 + event * 7 + part] = written;
    const faults = told(readSessionJson(project.join('\n'), NOW)).map((fault) => fault.join(' '));
    for (const { event, part, code, place } of planted)
      expect(faults).toContain(
        [first + event * 7 + part, `observations.visit-1.events.${event}.${place}`, code].join(' '),
      );
  });

  it('as names that the establishment does not know, each at its first line', () => {
    const planted = Array.from({ length: 30 }, (_, at): Planted => [at + 5, 'animal', `Stranger ${at}`, '']);
    const reading = readSessionTable(withPlanted(texts(writeOwnTable([scanned])), planted), NOW);
    if (!reading.ok) throw new Error(reading.error.code);
    const named = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), names: [name] }));
    const { faults } = matchWords(reading.words, {
      ...{ campaign: named('Lions'), enclosure: named('Plain'), observer: named('Bo Lund') },
      ...{ animal: named(...animals), behaviour: named('RES') },
    });
    expect(faults).toEqual(
      planted.map(([line, column, value]) => ({
        line,
        column,
        error: { code: 'exchange/word-unknown', params: { value } },
      })),
    );
  });
});

describe('states of a focal session', () => {
  const withoutRow = (session: ExchangedSession, line: number) =>
    readSessionTable(
      texts(writeBorisEvents([session])).filter((_row, at) => at !== line - 1),
      NOW,
    );
  it('have no fault while each is started and stopped', () => {
    expect(told(readSessionTable(texts(writeBorisEvents([focal])), NOW))).toEqual([]);
  });
  it('without their stop or start are named at the line that stands alone', () => {
    const rows = texts(writeBorisEvents([focal]));
    const typeAt = rows[0]?.indexOf('Behavior type') ?? 0;
    const firstStop = rows.findIndex((row) => row[typeAt] === 'STOP') + 1;
    expect(told(withoutRow(focal, 2)).map(([, column, code]) => [column, code])).toEqual([
      ['Behavior type', 'exchange/unpaired'],
    ]);
    expect(told(withoutRow(focal, 2))[0]?.[0]).toBe(firstStop - 1);
    expect(told(withoutRow(focal, rows.length))[0]?.[2]).toBe('exchange/unpaired');
  });
});
