import { describe, expect, it } from 'vitest';
import {
  anObservationSession,
  aScanEntry,
  aScanRecord,
  aSessionRecord,
} from '../../../tests/support/builders/observation-session.ts';
import type { ScanRecord } from '../observation-sessions/session.ts';
import { alertSchema } from './alert.ts';
import { raisedAlert } from './alert-steps.ts';
import { foundFrequencies, frequencyEpisode, watchesFrequencies } from './session-frequencies.ts';

const REST = { code: 'REST', min: 20, max: 60 };
/** One scan for each letter: R rests, F feeds, a dot is not visible. */
const recordOf = (letters: string) =>
  aSessionRecord({
    entries: Array.from(letters, (letter, at) => {
      const seen: Partial<ScanRecord> =
        letter === '.' ? { sighting: 'not_visible', code: null } : { code: letter === 'R' ? 'REST' : 'FEED' };
      return aScanEntry({ entryId: `scan-${at}`, number: at + 1, records: [aScanRecord(seen)] });
    }),
  });
const restIn = (letters: string, expected = REST) => foundFrequencies([expected], [recordOf(letters)])[0];

describe('the frequency of a behaviour in a session', () => {
  it('is its percent of the sightings, without the animals that were not visible', () => {
    expect(restIn('RRRFFFFFFF')).toMatchObject({ percent: 30, isExpected: true });
    expect(restIn('RRRFFFFFFF..........')).toMatchObject({ percent: 30 });
  });
  it.each([
    ['RRFFFFFFFF', 20, true],
    ['RFFFFFFFFF', 10, false],
    ['RRRRRRFFFF', 60, true],
    ['RRRRRRRFFF', 70, false],
    ['FFFFFFFFFF', 0, false],
  ])('of the scans %s is %i, which is expected: %s', (letters, percent, isExpected) => {
    expect(restIn(letters)).toMatchObject({ percent, isExpected });
  });
  it('may have an open end', () => {
    expect(restIn('FFFFFFFFFF', { ...REST, min: null as never })).toMatchObject({ percent: 0, isExpected: true });
    expect(restIn('RRRRRRRRRR', { ...REST, max: null as never })).toMatchObject({ percent: 100, isExpected: true });
  });
  it('is not judged with nine sightings', () => {
    expect(restIn('RRRRRRRRR')).toBeUndefined();
  });
  it('is watched in finished scans alone, never in a second opinion', () => {
    const finished = anObservationSession({ status: 'finished' });
    expect(watchesFrequencies(finished)).toBe(true);
    for (const other of [
      { status: 'running' },
      { status: 'interrupted' },
      { method: 'focal' },
      { secondOf: 'a' },
      { isKnownAnswer: true },
    ] as const)
      expect(watchesFrequencies({ ...finished, ...other })).toBe(false);
  });
  it('begins an episode of its session and behaviour, with a code that no id could hold', () => {
    const session = anObservationSession({ visitId: 'v', status: 'finished', endedAtUnix: 9_000 });
    const found = { expected: { code: 'a/b', min: 20, max: null }, percent: 10, isExpected: false };
    const episode = frequencyEpisode({ campaignId: 'c', zooId: 'zoo' }, session, found);
    expect(episode).toMatchObject({
      ...{ alertId: 'frequency-v-a%2Fb', behaviourCode: 'a/b', visitId: 'v', occurredAtUnix: 9_000 },
      ...{ value: 10, expectedMin: 20, expectedMax: null },
    });
    expect(alertSchema.safeParse(raisedAlert(episode, [], 10_000)).success).toBe(true);
  });
});
