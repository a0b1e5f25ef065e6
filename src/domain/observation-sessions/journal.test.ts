import { describe, expect, it } from 'vitest';
import { aContextEntry } from '../../../tests/support/builders/observation-session.ts';
import {
  appended,
  countsOf,
  entriesOf,
  type Journal,
  marked,
  mergedWith,
  nextPart,
  reopened,
  retimed,
} from './journal.ts';
import type { ScanEntry, SessionEntry } from './session.ts';
import { correctedClock, startedClock } from './session-clock.ts';

const CLOCK = startedClock('run-1', { wallMs: 1_000, ticksMs: 0 }, 0);
const entry = (entryId: string, atUnix = 1_000): ScanEntry => ({
  ...{ entryId, kind: 'scan', number: 1, atUnix, interactions: [] },
  records: [
    {
      ...{ animalId: 'ada', sighting: 'seen', code: 'REST', zoneId: null, planId: null, x: null, y: null },
      ...{ elevation: null, nearestId: null, nearIds: [], atUnix },
    },
  ],
});
const of = (...ids: readonly string[]): Journal =>
  appended(
    [],
    ids.map((id) => entry(id)),
    CLOCK,
  );
const idsOf = (journal: Journal) => entriesOf(journal).map(({ entryId }) => entryId);
const sent = (entries: readonly SessionEntry[]) => new Set(entries.map(({ entryId }) => entryId));

describe('a journal', () => {
  it('takes new entries at its end, on this device, and none twice', () => {
    const journal = appended(of('a', 'b'), [entry('b'), entry('c')], CLOCK);
    expect(idsOf(journal)).toEqual(['a', 'b', 'c']);
    expect(journal.map(({ order }) => order)).toEqual([0, 1, 2]);
    expect(countsOf(journal)).toEqual({ device: 3, sending: 0, safe: 0, refused: 0 });
  });
  it('sends its entries in their order, in parts of a number and of bytes, but at least one', () => {
    const journal = of('a', 'b', 'c');
    expect(nextPart(journal, 2, 1e6).map(({ entryId }) => entryId)).toEqual(['a', 'b']);
    expect(nextPart(journal, 9, 10).map(({ entryId }) => entryId)).toEqual(['a']);
    expect(nextPart([], 9, 10)).toEqual([]);
  });
  it('sends nothing again that is on its way, safe or refused', () => {
    const journal = marked(marked(of('a', 'b', 'c'), new Set(['a']), 'sending'), new Set(['b']), 'safe');
    expect(nextPart(journal, 9, 1e6).map(({ entryId }) => entryId)).toEqual(['c']);
  });
  it('never takes back that an entry is safe', () => {
    const journal = marked(marked(of('a'), new Set(['a']), 'safe'), new Set(['a']), 'refused', 'generic/invalid-input');
    expect(journal[0]).toMatchObject({ state: 'safe', refusal: null });
  });
  it('keeps a refusal with its reason', () => {
    expect(marked(of('a'), new Set(['a']), 'refused', 'generic/permission-denied')[0]).toMatchObject({
      ...{ state: 'refused', refusal: 'generic/permission-denied' },
    });
  });
  it('does not know after a reload whether what was on its way arrived', () => {
    const kept = marked(of('a', 'b'), new Set(['a']), 'sending').toReversed();
    expect(reopened(kept).map(({ entry: { entryId }, state }) => [entryId, state])).toEqual([
      ['a', 'device'],
      ['b', 'device'],
    ]);
  });
});

describe('a journal that is merged with the server', () => {
  it('takes what arrived as safe, also what was refused before', () => {
    const journal = marked(of('a', 'b', 'c'), new Set(['b']), 'refused', 'generic/permission-denied');
    const merged = mergedWith(journal, [entry('a'), entry('b')]);
    expect(merged.map(({ state }) => state)).toEqual(['safe', 'safe', 'device']);
  });
  it('takes in what this device has lost, before what it still holds, and numbers all anew', () => {
    const merged = mergedWith(of('c'), [entry('a'), entry('b'), entry('a')]);
    expect(idsOf(merged)).toEqual(['a', 'b', 'c']);
    expect(merged.map(({ order }) => order)).toEqual([0, 1, 2]);
  });
  it('is the same after a second merge', () => {
    const once = mergedWith(of('a', 'b'), [entry('a'), entry('x')]);
    expect(mergedWith(once, [entry('a'), entry('x')])).toEqual(once);
  });
  it('loses nothing and doubles nothing, whatever arrived', () => {
    const ids = ['a', 'b', 'c', 'd'];
    for (let mask = 0; mask < 16; mask += 1) {
      const arrived = ids.filter((_id, bit) => (mask & (1 << bit)) !== 0).map((id) => entry(id));
      const merged = mergedWith(of(...ids), arrived);
      expect(idsOf(merged).toSorted()).toEqual(ids);
      expect(sent(nextPart(merged, 9, 1e6)).size).toBe(4 - arrived.length);
    }
  });
});

describe('the times of a journal', () => {
  const byAMinute = { runMs: 60_000, earlierMs: 30_000 };
  const known = appended([], [entry('a')], correctedClock(CLOCK, 0));
  it('are corrected for the whole run once the server has told the time, taps included', () => {
    const [one] = retimed(of('a'), CLOCK, byAMinute);
    expect(one).toMatchObject({ deviceAtUnix: 1_000, offsetMs: 60_000, isOffsetKnown: true });
    expect(one?.entry).toMatchObject({ atUnix: 61_000, records: [{ atUnix: 61_000 }] });
  });
  it('of an earlier run that never knew the server are corrected by their own difference', () => {
    expect(retimed(of('a'), { ...CLOCK, runId: 'run-2' }, byAMinute)[0]?.entry.atUnix).toBe(31_000);
  });
  it('are corrected for answers about the context as well', () => {
    const answers = appended([], [aContextEntry({ atUnix: 1_000 })], CLOCK);
    expect(retimed(answers, CLOCK, byAMinute)[0]?.entry).toEqual(aContextEntry({ atUnix: 61_000 }));
  });
  it('stay for what is on its way, safe, or was known in an earlier run', () => {
    const sending = marked(of('a'), new Set(['a']), 'sending');
    expect(retimed(sending, CLOCK, byAMinute)).toEqual(sending);
    expect(retimed(known, { ...CLOCK, runId: 'run-2' }, byAMinute)).toEqual(known);
  });
});
