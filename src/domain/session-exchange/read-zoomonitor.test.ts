import { describe, expect, it } from 'vitest';
import { readZooMonitorSessions } from './read-zoomonitor.ts';

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
  const reading = readZooMonitorSessions(
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
