import { describe, expect, it } from 'vitest';
import { focalEntriesOf, type FocalEvent, runningFocals } from './focal-recorder.ts';
import { focalTimeline } from './focal-timeline.ts';
import type { FocalEntry } from './session.ts';

const BEHAVIOURS = [
  { code: 'REST', exclusionGroup: 'posture' },
  { code: 'MOVE', exclusionGroup: 'posture' },
  { code: 'CHEW', exclusionGroup: null },
  { code: 'CALL', exclusionGroup: null },
];
type Untimed = FocalEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'atUnix' | 'entryId'>
    : never
  : never;

/** Plays taps a second apart, from 1,000; their ids are t1, t2 … */
function play(...events: readonly Untimed[]): readonly FocalEntry[] {
  return events.reduce<readonly FocalEntry[]>((entries, event, index) => {
    const timed = { ...event, atUnix: 1_000 * (index + 1), entryId: `t${index + 1}` } as FocalEvent;
    return [...entries, ...focalEntriesOf(timed, entries, BEHAVIOURS)];
  }, []);
}
const start = (code: string, modifiers: readonly string[] = [], animalId = 'ada'): Untimed => ({
  ...{ type: 'start', animalId, code, modifiers },
});
const of = (type: 'begin' | 'end' | 'pause' | 'resume', animalId = 'ada'): Untimed => ({ type, animalId });
const UNDO: Untimed = { type: 'undo', animalId: null };
const told = (entries: readonly FocalEntry[]) =>
  entries.map(({ entryId, action, code }) => [entryId, action, code ?? ''].join(' ').trim());

describe('a tap of a focal observation', () => {
  it('that starts a state stops the state of its exclusion group at the same instant', () => {
    const entries = play(of('begin'), start('REST'), start('CHEW'), start('MOVE'));
    expect(told(entries)).toEqual(['t1 begin', 't2 start REST', 't3 start CHEW', 't4.1 stop REST', 't4 start MOVE']);
    expect(entries[3]?.atUnix).toBe(entries[4]?.atUnix);
  });
  it('on a running state with the same modifiers does nothing', () => {
    expect(told(play(start('REST', ['a:1']), start('REST', ['a:1'])))).toEqual(['t1 start REST']);
  });
  it('on a running state with other modifiers ends it and starts it anew', () => {
    expect(told(play(start('REST', ['a:1']), start('REST', ['a:2'])))).toEqual([
      't1 start REST',
      't2.1 stop REST',
      't2 start REST',
    ]);
  });
  it('stops a state that runs, and nothing else', () => {
    const stop: Untimed = { type: 'stop', animalId: 'ada', code: 'REST' };
    expect(told(play(start('REST'), stop, stop))).toEqual(['t1 start REST', 't2 stop REST']);
  });
  it('for a point keeps its modifiers and stops nothing', () => {
    const entries = play(start('REST'), { type: 'point', animalId: 'ada', code: 'CALL', modifiers: ['m:v'] });
    expect(entries.at(-1)).toMatchObject({ action: 'point', code: 'CALL', modifiers: ['m:v'] });
    expect(entries).toHaveLength(2);
  });
  it('is not taken while the observation is paused, and again after it', () => {
    expect(told(play(start('REST'), of('pause'), start('MOVE'), of('pause'), of('resume'), start('CHEW')))).toEqual([
      't1 start REST',
      't2 pause',
      't5 resume',
      't6 start CHEW',
    ]);
  });
  it('that ends the observation stops all its states', () => {
    expect(told(play(start('REST'), start('CHEW'), of('end')))).toEqual([
      't1 start REST',
      't2 start CHEW',
      't3.1 stop REST',
      't3.2 stop CHEW',
      't3 end',
    ]);
  });
  it('on one animal leaves another one alone', () => {
    const entries = play(start('REST'), start('MOVE', [], 'bo'), of('end', 'bo'));
    expect(runningFocals(entries).map(({ animalId }) => animalId)).toEqual(['ada']);
  });
  it('begins an observation once', () => {
    expect(told(play(of('begin'), of('begin')))).toEqual(['t1 begin']);
  });
});

describe('an undoing', () => {
  it('takes back a whole tap: the state that it stopped runs on', () => {
    const entries = play(start('REST'), start('MOVE'), UNDO);
    expect(entries.at(-1)).toMatchObject({ action: 'undo', undoesId: 't2', animalId: 'ada' });
    expect(focalTimeline(entries, 9_000)[0]?.states).toMatchObject([{ code: 'REST', isOpen: true, durationMs: 8_000 }]);
  });
  it('twice takes back two taps, and then nothing', () => {
    const entries = play(start('REST'), start('CHEW'), UNDO, UNDO, UNDO);
    expect(entries.flatMap(({ undoesId }) => undoesId ?? [])).toEqual(['t2', 't1']);
    expect(focalTimeline(entries)).toEqual([]);
  });
  it('of one animal leaves the later tap of another', () => {
    const entries = play(start('REST'), start('MOVE', [], 'bo'), { type: 'undo', animalId: 'ada' });
    expect(entries.at(-1)?.undoesId).toBe('t1');
  });
  it('of an end lets the observation run on', () => {
    expect(runningFocals(play(start('REST'), of('end'), UNDO))).toHaveLength(1);
  });
});
