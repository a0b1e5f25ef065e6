import { expect, it } from 'vitest';
import type { FocalAction, FocalEntry } from '#domain/observation-sessions/session.ts';
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
  expect(results).toEqual({
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
