import { describe, expect, it } from 'vitest';
import { focalTimeline, standingFocal, tapOf } from './focal-timeline.ts';
import type { FocalAction, FocalEntry } from './session.ts';

const entry = (entryId: string, action: FocalAction, atUnix: number, more: Partial<FocalEntry> = {}): FocalEntry => ({
  ...{ entryId, kind: 'focal', animalId: 'ada', action, code: null, modifiers: [], undoesId: null, atUnix },
  ...more,
});

describe('the timeline of focal observations', () => {
  it('is empty without entries', () => {
    expect(focalTimeline([])).toEqual([]);
  });
  it('has the states with their durations and the points', () => {
    const [observation] = focalTimeline([
      entry('1', 'begin', 0),
      entry('2', 'start', 1_000, { code: 'REST' }),
      entry('3', 'point', 2_000, { code: 'CALL', modifiers: ['m:v'] }),
      entry('4', 'stop', 4_000, { code: 'REST' }),
      entry('5', 'end', 10_000),
    ]);
    expect(observation).toMatchObject({ startAtUnix: 0, endAtUnix: 10_000, observedMs: 10_000, isPaused: false });
    expect(observation?.states).toEqual([
      {
        ...{ entryId: '2', code: 'REST', modifiers: [], startAtUnix: 1_000, stopAtUnix: 4_000 },
        ...{ durationMs: 3_000, isOpen: false },
      },
    ]);
    expect(observation?.points).toEqual([{ entryId: '3', code: 'CALL', modifiers: ['m:v'], atUnix: 2_000 }]);
  });
  it('counts no pause, neither in a state that spans it nor in the observed time', () => {
    const [observation] = focalTimeline([
      entry('1', 'start', 0, { code: 'REST' }),
      entry('2', 'pause', 1_000),
      entry('3', 'resume', 6_000),
      entry('4', 'stop', 8_000, { code: 'REST' }),
      entry('5', 'start', 8_000, { code: 'MOVE' }),
      entry('6', 'end', 9_000),
    ]);
    expect(observation?.states.map(({ code, durationMs }) => [code, durationMs])).toEqual([
      ['REST', 3_000],
      ['MOVE', 1_000],
    ]);
    expect(observation?.observedMs).toBe(4_000);
  });
  it('closes open states at the given instant, and counts nothing of a pause that still lasts', () => {
    const running = [entry('1', 'start', 0, { code: 'REST' }), entry('2', 'pause', 3_000)];
    expect(focalTimeline(running, 10_000)[0]).toMatchObject({
      ...{ endAtUnix: null, isPaused: true, observedMs: 3_000 },
      states: [{ stopAtUnix: 10_000, durationMs: 3_000, isOpen: true }],
    });
  });
  it('closes open states at the last entry when no instant is given', () => {
    expect(
      focalTimeline([entry('1', 'start', 0, { code: 'A' }), entry('2', 'point', 700, { code: 'B' })]),
    ).toMatchObject([{ states: [{ stopAtUnix: 700, isOpen: true }] }]);
  });
  it('tells two observations of one animal apart', () => {
    const twice = [entry('1', 'begin', 0), entry('2', 'end', 10), entry('3', 'begin', 20), entry('4', 'end', 30)];
    expect(focalTimeline(twice).map(({ startAtUnix }) => startAtUnix)).toEqual([0, 20]);
  });
  it.each(['stop', 'end', 'resume'] as const)('a %s without an observation says nothing', (action) => {
    expect(focalTimeline([entry('1', action, 0, { code: 'REST' })])).toEqual([]);
  });
});

it('a tap that was taken back does not stand, with all the entries of the tap', () => {
  const entries = [
    entry('1', 'start', 0, { code: 'A' }),
    entry('2.1', 'stop', 1, { code: 'A' }),
    entry('2', 'start', 1, { code: 'B' }),
    entry('3', 'undo', 2, { undoesId: '2' }),
  ];
  expect(standingFocal(entries).map(({ entryId }) => entryId)).toEqual(['1']);
});

it('entries of one tap have one tap', () => {
  expect([tapOf('a-b'), tapOf('a-b.2')]).toEqual(['a-b', 'a-b']);
});
