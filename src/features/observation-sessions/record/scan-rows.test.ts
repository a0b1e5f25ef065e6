import { expect, it } from 'vitest';
import type { ScanEntry, ScanRecord } from '#domain/observation-sessions/session.ts';
import { scanRowsOf } from './scan-rows.ts';

const record = (animalId: string, code: string | null, atUnix = 0): ScanRecord => ({
  ...{ animalId, sighting: code === null ? 'not_visible' : 'seen', code, zoneId: null, planId: null, x: null, y: null },
  ...{ elevation: null, nearestId: null, nearIds: [], atUnix },
});
const scan = (number: number, entryId: string, records: ScanRecord[]): ScanEntry => ({
  ...{ entryId, kind: 'scan', number, atUnix: number, records, interactions: [] },
});

it('a corrected scan shows what counts, and what it replaced where it differs', () => {
  const [first, second, ...more] = scanRowsOf([
    {
      deviceId: 'tablet',
      entries: [
        scan(1, 'a', [record('nala', 'RES'), record('simba', 'LOC')]),
        scan(2, 'b', [record('nala', 'RES')]),
        scan(1, 'c', [record('nala', 'LOC', 9), record('simba', 'LOC', 9)]),
      ],
    },
  ]);
  expect(more).toEqual([]);
  expect([first?.scan.entryId, first?.corrections, second?.corrections]).toEqual(['c', 1, 0]);
  expect(first?.cells.get('nala')).toMatchObject({ record: { code: 'LOC' }, before: [{ code: 'RES' }] });
  expect(first?.cells.get('simba')).toMatchObject({ record: { code: 'LOC' }, before: [] });
});

it('the scans of two devices are told apart', () =>
  expect(
    scanRowsOf([
      { deviceId: 'tablet', entries: [scan(1, 'a', [])] },
      { deviceId: 'phone', entries: [scan(1, 'b', [])] },
    ]).map(({ device, rowId }) => [device, rowId]),
  ).toEqual([
    [1, 'tablet 1'],
    [2, 'phone 1'],
  ]));
