import { describe, expect, it } from 'vitest';
import { readSessionJson, readSessionTable } from './read-session-file.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const zooHeadings = [
  ...['SessionID', 'Configuration Name', 'Observer', 'Session Start Time', 'Session End Time', 'DateTime'],
  ...['Project Animals', 'Channel Type', 'Focal Name', 'Frame Number', 'Interval Channel 1 Name'],
  ...['Interval Channel 1 Value', 'Interval Channel 2 Name', 'Interval Channel 2 Value'],
];
const zooRow = (time: string, animal: string, frame: string, ...values: string[]) => [
  ...['7', 'Bears', 'Ana', '2018-02-01 15:15:44', '', time, 'Ursa, Balou', 'Interval', animal, frame],
  ...['Social', values[0] ?? '', 'Other', values[1] ?? ''],
];

describe('a table that ZooMonitor itself made', () => {
  const reading = readSessionTable(
    [
      zooHeadings,
      zooRow('2018-02-01 15:16:44', 'Ursa', '1', 'Play'),
      zooRow('2018-02-01 15:16:44', 'Balou', '1', '', 'Not Visible'),
      zooRow('', 'Ursa', '2'),
      zooRow('', 'Balou', '2'),
    ],
    NOW,
  );
  it('is read without an end, with missed intervals and values in any channel', () => {
    expect(reading).toMatchObject({ ok: true, faults: [] });
    const [session] = reading.ok ? reading.sessions : [];
    expect(session).toMatchObject({ status: 'interrupted', endedAtUnix: null, animals: ['Ursa', 'Balou'] });
    expect(
      session?.scans.map(({ records }) => records.map(({ sighting, behaviour }) => [sighting, behaviour])),
    ).toEqual([
      [
        ['seen', 'Play'],
        ['not_visible', null],
      ],
      [
        ['not_done', null],
        ['not_done', null],
      ],
    ]);
  });
});

describe('a project that BORIS itself made', () => {
  const project = (events: unknown[]) =>
    JSON.stringify({
      behaviors_conf: { 0: { code: 'RES', type: 'State event' }, 1: { code: 'YAWN', type: 'Point event' } },
      observations: { 'obs 1': { date: '2026-03-05T10:00:00', type: 'LIVE', description: '', events } },
    });
  it('is a focal session whose states are paired by their order', () => {
    const text = project([
      [1.5, 'Nala', 'RES', '', ''],
      [2, 'Nala', 'YAWN', 'wide|loud', ''],
      [4, 'Nala', 'RES', '', ''],
    ]);
    const reading = readSessionJson(text, NOW);
    const [session] = reading.ok ? reading.sessions : [];
    expect(session).toMatchObject({ method: 'focal', campaign: '', observer: '', animals: ['Nala'] });
    expect(session?.events.map(({ action, modifiers }) => [action, modifiers])).toEqual([
      ['start', []],
      ['point', ['wide', 'loud']],
      ['stop', []],
    ]);
  });
});

it.each([
  ['a table without rows', () => readSessionTable([], NOW), 'exchange/file-empty'],
  ['a table of another kind', () => readSessionTable([['Name', 'Mail']], NOW), 'exchange/file-unknown'],
  ['a cut JSON', () => readSessionJson('{"observations":', NOW), 'exchange/file-cut'],
  ['JSON of another kind', () => readSessionJson('[1]', NOW), 'exchange/file-unknown'],
  ['a project without observations', () => readSessionJson('{"observations":{}}', NOW), 'exchange/file-empty'],
  [
    'events without times',
    () => readSessionTable([['Observation id', 'Subject', 'Behavior']], NOW),
    'exchange/columns-missing',
  ],
])('%s is refused as a whole', (_what, read, code) => {
  expect(read()).toMatchObject({ ok: false, error: { code } });
});
