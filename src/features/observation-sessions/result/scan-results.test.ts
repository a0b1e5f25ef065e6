import { expect, it } from 'vitest';
import type { ScanEntry, ScanRecord } from '#domain/observation-sessions/session.ts';
import { scanResultsOf } from './scan-results.ts';

const record = (animalId: string, sighting: ScanRecord['sighting'], code: string | null = null): ScanRecord => ({
  ...{ animalId, sighting, code, zoneId: null, planId: null, x: null, y: null, elevation: null },
  ...{ nearestId: null, nearIds: [], atUnix: 1_700_000_000_000 },
});
const scan = (number: number, records: ScanRecord[]): ScanEntry => ({
  ...{ entryId: `scan-${number}`, kind: 'scan', number, atUnix: 1_700_000_000_000 + number, records, interactions: [] },
});
const animals = [
  { animalId: 'nala', speciesId: 'lion' },
  { animalId: 'simba', speciesId: '' },
];

it('behaviours are shares of the animals that were seen; not visible and not done are told apart', () => {
  const results = scanResultsOf(
    [
      scan(1, [record('nala', 'seen', 'RES'), record('simba', 'seen', 'LOC')]),
      scan(2, [record('nala', 'seen', 'RES'), record('simba', 'not_visible')]),
      scan(3, [record('nala', 'seen', 'RES'), record('simba', 'not_done')]),
    ],
    animals,
    ['RES', 'LOC', 'NV'],
  );
  expect(results).toMatchObject({ scans: 3, notVisible: 1, notDone: 1 });
  expect(results.overall.behaviours.map(({ behaviour, count, percent }) => [behaviour, count, percent])).toEqual([
    ['RES', 3, 75],
    ['LOC', 1, 25],
  ]);
  expect(results.animals.map(({ animalId, total }) => [animalId, total])).toEqual([
    ['nala', 3],
    ['simba', 1],
  ]);
});

it('a session without a scan has zeros and no percentages', () => {
  const { scans, overall } = scanResultsOf([], animals, ['RES']);
  expect([scans, overall.total, overall.behaviours[0]?.percent]).toEqual([0, 0, null]);
});
