import { describe, expect, it } from 'vitest';
import { correctedScan, latestScans, type OpenScan, type ScanEvent, stepScan } from './scan-recorder.ts';
import type { ScanEntry, SessionEntry } from './session.ts';

const ANIMALS = ['ada', 'bo', 'cleo'];
type Untimed = ScanEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'atUnix'> : never) : never;

/** Plays events a second apart, from 1,000. */
function play(events: readonly Untimed[], before: readonly SessionEntry[] = []) {
  let open: OpenScan | null = null;
  const entries: SessionEntry[] = [...before];
  for (const [index, event] of events.entries()) {
    const step = stepScan(open, { ...event, atUnix: 1_000 * (index + 1) }, entries);
    open = step.open;
    if (step.entry !== null) entries.push(step.entry);
  }
  return { open, entries, scan: entries.at(-1) as ScanEntry | undefined };
}
const START: Untimed = { type: 'startScan', number: 1, animalIds: ANIMALS };
const CLOSE: Untimed = { type: 'closeScan', entryId: 'e1' };
const recordOf = (scan: Pick<ScanEntry, 'records'> | OpenScan | null | undefined, animalId: string) =>
  scan?.records.find((one) => one.animalId === animalId);

describe('a scan', () => {
  it('begins with all its animals not looked for', () => {
    expect(play([START]).open?.records.map(({ sighting }) => sighting)).toEqual(['not_done', 'not_done', 'not_done']);
  });
  it('keeps the behaviour of the last tap with its time', () => {
    const { scan } = play([
      START,
      { type: 'tap', animalId: 'ada', code: 'REST' },
      { type: 'tap', animalId: 'ada', code: 'MOVE' },
      CLOSE,
    ]);
    expect(recordOf(scan, 'ada')).toMatchObject({ sighting: 'seen', code: 'MOVE', atUnix: 3_000 });
    expect(scan).toMatchObject({ entryId: 'e1', kind: 'scan', number: 1, atUnix: 1_000 });
  });
  it('tells not visible apart from not done, and both lose the behaviour', () => {
    const { scan } = play([
      START,
      { type: 'tap', animalId: 'ada', code: 'REST' },
      { type: 'notVisible', animalId: 'ada' },
      { type: 'tap', animalId: 'bo', code: 'REST' },
      { type: 'notDone', animalId: 'bo' },
      CLOSE,
    ]);
    expect(recordOf(scan, 'ada')).toMatchObject({ sighting: 'not_visible', code: null });
    expect(recordOf(scan, 'bo')).toMatchObject({ sighting: 'not_done', code: null });
  });
  it('keeps the place of an animal, which was seen then', () => {
    const place = { zoneId: 'z', planId: 'p', x: 1.5, y: 2, elevation: -1 };
    const { scan } = play([START, { type: 'place', animalId: 'bo', place }, CLOSE]);
    expect(recordOf(scan, 'bo')).toMatchObject({ ...place, sighting: 'seen' });
  });
  it('keeps the nearest neighbour, never the animal itself', () => {
    const { open } = play([
      START,
      { type: 'neighbour', animalId: 'ada', nearestId: 'bo' },
      { type: 'neighbour', animalId: 'ada', nearestId: 'ada' },
    ]);
    expect(recordOf(open, 'ada')?.nearestId).toBe('bo');
  });
  it('takes proximity as mutual, and takes it back by the same tap', () => {
    const near: Untimed = { type: 'near', animalId: 'ada', nearId: 'bo' };
    const once = play([START, near]).open;
    expect([recordOf(once, 'ada')?.nearIds, recordOf(once, 'bo')?.nearIds]).toEqual([['bo'], ['ada']]);
    const twice = play([START, near, { type: 'near', animalId: 'bo', nearId: 'ada' }]).open;
    expect([recordOf(twice, 'ada')?.nearIds, recordOf(twice, 'bo')?.nearIds]).toEqual([[], []]);
  });
  it('keeps interactions in their order, and removes one', () => {
    const groom: Untimed = { type: 'interaction', actorId: 'ada', receiverId: 'bo', kind: 'affiliative', code: 'GRO' };
    const chase: Untimed = { type: 'interaction', actorId: 'bo', receiverId: 'ada', kind: 'agonistic', code: null };
    const { open } = play([START, groom, chase, { type: 'removeInteraction', index: 0 }]);
    expect(open?.interactions).toEqual([
      { actorId: 'bo', receiverId: 'ada', kind: 'agonistic', code: null, atUnix: 3_000 },
    ]);
  });
  it('leaves out proximity and interactions with an animal that was not visible in the end', () => {
    const { scan } = play([
      START,
      { type: 'tap', animalId: 'ada', code: 'REST' },
      { type: 'neighbour', animalId: 'ada', nearestId: 'bo' },
      { type: 'near', animalId: 'ada', nearId: 'bo' },
      { type: 'interaction', actorId: 'ada', receiverId: 'bo', kind: 'avoid', code: null },
      { type: 'notVisible', animalId: 'bo' },
      CLOSE,
    ]);
    expect(recordOf(scan, 'ada')).toMatchObject({ nearestId: null, nearIds: [] });
    expect(scan?.interactions).toEqual([]);
  });
  it.each<[string, Untimed]>([
    ['a tap on an unknown animal', { type: 'tap', animalId: 'stranger', code: 'REST' }],
    ['an animal near itself', { type: 'near', animalId: 'ada', nearId: 'ada' }],
    [
      'an interaction with an unknown animal',
      { type: 'interaction', actorId: 'ada', receiverId: 'x', kind: 'avoid', code: null },
    ],
  ])('is not changed by %s', (_name, event) => {
    expect(play([START, event]).open).toEqual(play([START]).open);
  });
  it('stays open when another one is started', () => {
    expect(play([START, { type: 'startScan', number: 2, animalIds: [] }]).open).toMatchObject({ number: 1 });
  });
  it('can be dropped without an entry', () => {
    expect(play([START, { type: 'dropScan' }])).toMatchObject({ open: null, entries: [] });
  });
  it('does not answer to a tap before its start', () => {
    expect(play([{ type: 'tap', animalId: 'ada', code: 'REST' }, CLOSE])).toMatchObject({ open: null, entries: [] });
  });
});

describe('a correction', () => {
  const first = play([START, { type: 'tap', animalId: 'ada', code: 'REST' }, CLOSE]).entries;
  it('is a later entry of the same number and start, which then counts', () => {
    const { entries } = play(
      [
        { type: 'correctScan', number: 1 },
        { type: 'tap', animalId: 'ada', code: 'MOVE' },
        { type: 'closeScan', entryId: 'e2' },
      ],
      first,
    );
    expect(entries).toHaveLength(2);
    const latest = latestScans(entries);
    expect(latest).toMatchObject([{ entryId: 'e2', number: 1, atUnix: 1_000 }]);
    expect(recordOf(latest[0], 'ada')?.code).toBe('MOVE');
  });
  it('of a scan that was not made opens nothing', () => {
    expect(play([{ type: 'correctScan', number: 7 }], first).open).toBeNull();
  });
});

it('the scans of a device come by number, none of them without entries', () => {
  const scan = (entryId: string, number: number): ScanEntry => ({
    ...{ entryId, kind: 'scan', number, atUnix: 1, records: [], interactions: [] },
  });
  expect(latestScans([scan('b', 2), scan('a', 1), scan('c', 2)]).map(({ entryId }) => entryId)).toEqual(['a', 'c']);
  expect(latestScans([])).toEqual([]);
});

it('a scan whose clock is corrected takes all its taps along, those of an earlier run by their own correction', () => {
  const { open } = play([
    START,
    { type: 'tap', animalId: 'ada', code: 'REST' },
    { type: 'interaction', actorId: 'ada', receiverId: 'bo', kind: 'avoid', code: null },
  ]);
  const moved = open === null ? null : correctedScan(open, 1_500, { runMs: 500, earlierMs: 0 });
  expect(moved?.atUnix).toBe(1_000);
  expect(recordOf(moved, 'ada')?.atUnix).toBe(2_500);
  expect(moved?.interactions[0]?.atUnix).toBe(3_500);
});
