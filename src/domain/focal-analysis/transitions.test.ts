import { expect, it } from 'vitest';
import { sequenceOf, transitionsOf } from './transitions.ts';

const point = (code: string, atUnix: number) => ({ entryId: `${code} ${atUnix}`, code, modifiers: [], atUnix });
const state = (code: string, startAtUnix: number) => ({
  ...{ entryId: `${code} ${startAtUnix}`, code, modifiers: [], startAtUnix, stopAtUnix: startAtUnix + 1 },
  ...{ durationMs: 1, isOpen: false },
});

it('the sequence has states and points by their beginnings, a state before a point of the same instant', () => {
  const observation = { states: [state('A', 1), state('B', 5)], points: [point('C', 3), point('D', 5)] };
  expect(sequenceOf(observation)).toEqual(['A', 'C', 'B', 'D']);
});

it('transitions are counted within an observation, never from one to the next', () => {
  const observations = [
    { states: [state('A', 1), state('B', 2), state('A', 3), state('A', 4)], points: [] },
    { states: [state('B', 9)], points: [] },
  ];
  expect(transitionsOf(observations, ['A', 'B', 'C'])).toEqual({
    codes: ['A', 'B', 'C'],
    counts: [
      [1, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ],
    probabilities: [
      [0.5, 0.5, 0],
      [1, 0, 0],
      [null, null, null],
    ],
    ...{ total: 3, outside: 0 },
  });
});

it('a behaviour outside the list is not skipped over: its transitions are counted apart', () => {
  const observations = [{ states: [state('A', 1), state('X', 2), state('B', 3)], points: [] }];
  expect(transitionsOf(observations, ['A', 'B'])).toMatchObject({ total: 0, outside: 2 });
});

it('nothing has no transition', () =>
  expect(transitionsOf([], ['A'])).toMatchObject({ counts: [[0]], probabilities: [[null]], total: 0 }));
