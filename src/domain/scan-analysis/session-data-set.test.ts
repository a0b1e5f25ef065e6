import { describe, expect, it } from 'vitest';
import { anObservationSession, aScanEntry, aScanRecord } from '../../../tests/support/builders/observation-session.ts';
import { anArea, aZone } from '../../../tests/support/builders/plan.ts';
import { dataSetSchema } from '../analysis/data-set.ts';
import { DEFAULT_PARAMETERS } from '../analysis/default-parameters.ts';
import type { ScanEntry } from '../observation-sessions/session.ts';
import type { AnalysedSession } from './analysed-session.ts';
import { type AnalysisQuestion, type ScanFilters, sessionDataSet } from './session-data-set.ts';

const HOUR = 3_600_000;
/** 10:00 in Paris, in winter */
const START = Date.parse('2026-03-05T09:00:00Z');

const scan = (number: number, differences: Partial<ScanEntry> = {}) =>
  aScanEntry({ entryId: `scan-${number}`, number, atUnix: START + (number - 1) * HOUR, ...differences });
const session = (visitId: string, scans: readonly ScanEntry[], differences: Partial<AnalysedSession> = {}) => ({
  ...anObservationSession({ visitId }),
  scans,
  ...differences,
});
const question = (filters: Partial<ScanFilters> = {}): AnalysisQuestion => ({
  ground: {
    animals: [
      { animalId: 'ada', speciesId: 'lion' },
      { animalId: 'bo', speciesId: '' },
      { animalId: 'cleo', speciesId: 'lion' },
    ],
    codes: ['REST', 'WALK'],
    areas: [anArea()],
    zones: [aZone()],
  },
  filters: { fromMs: null, beforeMs: null, hours: null, animalIds: [], codes: [], most: null, ...filters },
  parameters: DEFAULT_PARAMETERS,
});
const three = session('v1', [scan(1), scan(2), scan(3)]);
const scanIds = (filters: Partial<ScanFilters>) =>
  sessionDataSet([three], question(filters)).dataSet.scans.map(({ id }) => id);

describe('the data set of scan sessions', () => {
  it('has a record for each animal that was looked for, and tells both denominators', () => {
    const records = [
      aScanRecord({ zoneId: 'rock', planId: 'outside', x: 3, y: 4, nearestId: 'bo', nearIds: ['bo'] }),
      aScanRecord({ animalId: 'bo', sighting: 'not_visible', code: null }),
      aScanRecord({ animalId: 'cleo', sighting: 'not_done', code: null }),
    ];
    const { dataSet, counts } = sessionDataSet(
      [session('v1', [scan(1, { records })], { animalIds: ['ada', 'bo', 'cleo'] })],
      question(),
    );
    expect(dataSet.records).toMatchObject([
      {
        scanId: 'v1#1',
        individualId: 'ada',
        visible: true,
        behaviour: 'REST',
        zoneId: 'rock',
        x: 3,
        proximity: ['bo'],
      },
      { individualId: 'bo', visible: false },
    ]);
    expect(counts).toEqual({ sessions: 1, scans: 1, scansFound: 1, notVisible: 1, notDone: 1, tooWide: [] });
    expect(dataSetSchema.safeParse(dataSet).success).toBe(true);
  });
  it('concerns the animals of its sessions, seen or not, in the order of the ground', () => {
    const { dataSet } = sessionDataSet([session('v1', [scan(1)], { animalIds: ['bo', 'ada'] })], question());
    expect(dataSet.individuals).toEqual([
      { id: 'ada', speciesId: 'lion', group: null },
      { id: 'bo', speciesId: '?', group: null },
    ]);
  });
  it('concerns the group alone where scans record it as one', () => {
    const whole = { ...question(), ground: { ...question().ground, animals: [{ animalId: 'group', speciesId: '' }] } };
    const { dataSet } = sessionDataSet(
      [session('v1', [scan(1, { records: [aScanRecord({ animalId: 'group' })] })])],
      whole,
    );
    expect(dataSet.individuals.map(({ id }) => id)).toEqual(['group']);
  });
  it('takes a position with both coordinates alone, and an area above zero', () => {
    const half = session('v1', [scan(1, { records: [aScanRecord({ x: 3 })] })]);
    const bare = { ...question(), ground: { ...question().ground, zones: [aZone({ areaM2: 0 })] } };
    const { dataSet } = sessionDataSet([half], bare);
    expect(dataSet.records[0]).toMatchObject({ x: null, y: null });
    expect(dataSet.zones[0]?.areaM2).toBeNull();
  });
  it('leaves out interactions with animals that the filters leave out', () => {
    const interactions = [
      { actorId: 'ada', receiverId: 'bo', code: null, kind: 'avoid' as const, atUnix: START },
      { actorId: 'ada', receiverId: 'cleo', code: null, kind: 'avoid' as const, atUnix: START },
    ];
    const some = [session('v1', [scan(1, { interactions })], { animalIds: ['ada', 'bo', 'cleo'] })];
    expect(sessionDataSet(some, question({ animalIds: ['ada', 'bo'] })).dataSet.interactions).toHaveLength(1);
  });
  it('is empty without a session', () => {
    expect(sessionDataSet([], question())).toMatchObject({
      dataSet: { scans: [], records: [], individuals: [] },
      counts: { sessions: 0, scans: 0, scansFound: 0 },
    });
  });
});

describe('the filters of scans', () => {
  it('keep the latest scans, at the limit and one under', () => {
    expect(scanIds({ most: 3 })).toEqual(['v1#1', 'v1#2', 'v1#3']);
    expect(scanIds({ most: 2 })).toEqual(['v1#2', 'v1#3']);
  });
  it('keep the first instant of a period and not the first one after it', () => {
    expect(scanIds({ fromMs: START + HOUR, beforeMs: START + 2 * HOUR })).toEqual(['v1#2']);
  });
  it('keep hours on the clock of Paris, the last one left out', () => {
    expect(scanIds({ hours: { from: 10, until: 12 } })).toEqual(['v1#1', 'v1#2']);
    expect(scanIds({ hours: { from: 0, until: 10 } })).toEqual([]);
  });
  it('keep the chosen behaviours in the ethogram', () => {
    expect(sessionDataSet([three], question({ codes: ['WALK'] })).dataSet.ethogram).toEqual(['WALK']);
    expect(sessionDataSet([three], question()).dataSet.ethogram).toEqual(['REST', 'WALK']);
  });
});
