import { expect, it } from 'vitest';
import { aFocalEntry } from '../../../tests/support/builders/observation-session.ts';
import type { FocalAction } from '../observation-sessions/session.ts';
import { analyseFocals, focalSession, type FocalQuestion } from './analyse-focals.ts';

const MINUTE = 60_000;
const START = aFocalEntry().atUnix;
const tap = (
  minute: number,
  action: FocalAction,
  code: string | null = null,
  animalId = 'ada',
  undoesId: string | null = null,
) =>
  aFocalEntry({
    ...{ entryId: `${animalId} ${minute} ${action} ${code}`, animalId, action, code, undoesId },
    atUnix: START + minute * MINUTE,
  });
const entries = [
  ...[tap(0, 'begin'), tap(0, 'start', 'RES'), tap(4, 'stop', 'RES'), tap(5, 'point', 'GRO'), tap(6, 'point', 'OLD')],
  ...[tap(7, 'point', 'GRO'), tap(8, 'undo', null, 'ada', 'ada 7 point GRO'), tap(10, 'end')],
  ...[tap(20, 'begin', null, 'bo'), tap(25, 'start', 'RES', 'bo')],
  ...[tap(30, 'begin', null, 'ghost'), tap(50, 'end', null, 'ghost')],
];
const session = focalSession({ visitId: 'visit-1', startedAtUnix: START }, [{ entries }]);
const ask = (filters: Partial<FocalQuestion['filters']> = {}) =>
  analyseFocals([session], {
    animalIds: ['ada', 'bo', 'cleo'],
    behaviours: [
      { code: 'RES', type: 'state' },
      { code: 'GRO', type: 'point' },
      { code: 'LOC', type: 'state' },
    ],
    filters: { fromMs: null, beforeMs: null, animalIds: [], codes: [], ...filters },
  });

it('counts the sample and all that it leaves out', () => {
  expect(ask().counts).toEqual({
    ...{ sessions: 1, observations: 2, observedMs: 40 * MINUTE, bouts: 3, cutOff: 1 },
    ...{ unended: 1, undone: 1, unknownAnimals: 1, otherBehaviours: 1 },
  });
});

it('has each animal that was observed, and all of them weighed by their time', () => {
  const { animals, pooled } = ask();
  expect(animals.map(({ animalId, observedMs }) => [animalId, observedMs / MINUTE])).toEqual([
    ['ada', 10],
    ['bo', 30],
  ]);
  expect(animals.map(({ behaviours }) => behaviours[0]?.percent)).toEqual([40, (100 * 25) / 30]);
  expect(pooled.behaviours.map(({ code, count, percent }) => [code, count, percent])).toEqual([
    ['RES', 2, (100 * 29) / 40],
    ['GRO', 1, null],
    ['LOC', 0, 0],
  ]);
});

it('keeps the filtered animals and behaviours alone', () => {
  const { animals, pooled, counts, bouts } = ask({ animalIds: ['ada'], codes: ['GRO'] });
  expect(animals.map(({ animalId }) => animalId)).toEqual(['ada']);
  expect(pooled.behaviours.map(({ code, perHour }) => [code, perHour])).toEqual([['GRO', 6]]);
  expect(counts.otherBehaviours).toBe(2);
  expect(bouts).toEqual([
    {
      ...{ visitId: 'visit-1', animalId: 'ada', code: 'GRO', type: 'point', modifiers: [], isCutOff: false },
      ...{ observationAtUnix: START, atUnix: START + 5 * MINUTE, durationMs: 0 },
    },
  ]);
});

it.each([
  ['from an instant on', { fromMs: START + 20 * MINUTE }, ['bo']],
  ['before an instant', { beforeMs: START + 20 * MINUTE }, ['ada']],
])('keeps the observations that begin %s', (_, filters, expected) => {
  expect(ask(filters).animals.map(({ animalId }) => animalId)).toEqual(expected);
});

it('has zeros and nulls without a session', () => {
  const question = { animalIds: [], behaviours: [{ code: 'RES', type: 'state' as const }] };
  const filters = { fromMs: null, beforeMs: null, animalIds: [], codes: [] };
  expect(analyseFocals([], { ...question, filters })).toMatchObject({
    counts: { sessions: 0, observations: 0, observedMs: 0 },
    pooled: { behaviours: [{ count: 0, percent: null, perHour: null, latencies: { mean: null } }] },
    ...{ animals: [], bouts: [], sessions: [] },
  });
});
