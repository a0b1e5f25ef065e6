import { expect, it } from 'vitest';
import type { FocalAction, FocalEntry } from '../observation-sessions/session.ts';
import { focalResultsOf, observationsOf } from './focal-results.ts';

const MINUTE = 60_000;
const START = 1_700_000_000_000;
const tap = (minute: number, action: FocalAction, code: string | null = null, animalId = 'nala'): FocalEntry => ({
  ...{ entryId: `${animalId} ${minute} ${action} ${code}`, kind: 'focal', animalId, action, code, modifiers: [] },
  ...{ undoesId: null, atUnix: START + minute * MINUTE },
});
const BEHAVIOURS = [
  { code: 'RES', type: 'state' },
  { code: 'GRO', type: 'point' },
] as const;

it('durations are shares of the observed time, without the pauses, and points a frequency by the hour', () => {
  const entries = [
    ...[tap(0, 'begin'), tap(0, 'start', 'RES'), tap(4, 'pause'), tap(9, 'resume'), tap(10, 'stop', 'RES')],
    ...[tap(11, 'point', 'GRO'), tap(15, 'end')],
  ];
  const results = focalResultsOf(observationsOf([{ entries }]), BEHAVIOURS);
  expect(results).toMatchObject({
    ...{ observations: 1, observedMs: 10 * MINUTE },
    behaviours: [
      { ...{ code: 'RES', count: 1, durationMs: 5 * MINUTE, meanMs: 5 * MINUTE }, percent: 50, perHour: 6 },
      { ...{ code: 'GRO', count: 1, durationMs: 0, meanMs: null }, percent: null, perHour: 6 },
    ],
  });
});

it('the observations of two devices are put together', () => {
  const one = [tap(5, 'begin'), tap(6, 'end')];
  const other = [tap(0, 'begin', null, 'simba'), tap(2, 'end', null, 'simba')];
  const observations = observationsOf([{ entries: one }, { entries: other }]);
  expect(observations.map(({ animalId }) => animalId)).toEqual(['simba', 'nala']);
  expect(focalResultsOf(observations, BEHAVIOURS).observedMs).toBe(3 * MINUTE);
});

it('a session without an observation has zeros and nulls', () =>
  expect(focalResultsOf([], BEHAVIOURS)).toMatchObject({
    ...{ observations: 0, observedMs: 0 },
    behaviours: [{ count: 0, meanMs: null, percent: null, perHour: null }, {}],
  }));

it('bouts have their spread, and those that nobody saw to the end are told', () => {
  const entries = [
    ...[tap(0, 'begin'), tap(0, 'start', 'RES'), tap(2, 'stop', 'RES'), tap(4, 'start', 'RES'), tap(5, 'pause')],
    ...[tap(6, 'resume'), tap(9, 'stop', 'RES'), tap(10, 'start', 'RES'), tap(16, 'stop', 'RES'), tap(16, 'end')],
  ];
  const [rest] = focalResultsOf(observationsOf([{ entries }]), BEHAVIOURS).behaviours;
  expect(rest?.bouts).toEqual({
    ...{ count: 3, mean: 4 * MINUTE, median: 4 * MINUTE, deviation: 2 * MINUTE },
    ...{ min: 2 * MINUTE, max: 6 * MINUTE },
  });
  // One lies across the pause, one ran when the observation ended.
  expect(rest?.cutOff).toBe(2);
});

it('a state without a stop is cut off at the last entry of its observation', () => {
  const entries = [tap(0, 'begin'), tap(1, 'start', 'RES'), tap(4, 'point', 'GRO')];
  expect(focalResultsOf(observationsOf([{ entries }]), BEHAVIOURS).behaviours[0]).toMatchObject({
    ...{ durationMs: 3 * MINUTE, cutOff: 1, percent: 75 },
  });
});

it('the latency is the observed time to the first occurrence, of the observations that have one', () => {
  const entries = [
    ...[
      tap(0, 'begin'),
      tap(1, 'pause'),
      tap(4, 'resume'),
      tap(6, 'point', 'GRO'),
      tap(7, 'point', 'GRO'),
      tap(9, 'end'),
    ],
    ...[tap(20, 'begin'), tap(21, 'point', 'GRO'), tap(30, 'end'), tap(40, 'begin'), tap(50, 'end')],
  ];
  const [rest, grooming] = focalResultsOf(observationsOf([{ entries }]), BEHAVIOURS).behaviours;
  expect(grooming).toMatchObject({ latencies: { count: 2, mean: 2 * MINUTE, min: MINUTE }, withoutIt: 1 });
  expect(rest).toMatchObject({ count: 0, percent: 0, latencies: { count: 0, mean: null }, withoutIt: 3 });
});
