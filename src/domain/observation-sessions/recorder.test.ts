import { expect, it } from 'vitest';
import { recorded, type Recorder, type RecorderEvent } from './recorder.ts';

const EMPTY: Recorder = { open: null, entries: [] };
const run = (events: readonly RecorderEvent[]) =>
  events.reduce((recorder, event) => recorded(recorder, event, []).recorder, EMPTY);

it('a closed scan is an entry of the recorder, and is told as made', () => {
  const open = run([{ type: 'startScan', number: 1, animalIds: ['ada'], atUnix: 1 }]);
  const { recorder, made } = recorded(open, { type: 'closeScan', entryId: 'e', atUnix: 2 }, []);
  expect(made.map(({ entryId }) => entryId)).toEqual(['e']);
  expect(recorder).toEqual({ open: null, entries: made });
});

it('a focal tap is an entry at once', () => {
  const event = { type: 'start', animalId: 'ada', code: 'REST', modifiers: [], entryId: 't', atUnix: 1 } as const;
  expect(run([event]).entries).toMatchObject([{ entryId: 't', kind: 'focal', action: 'start' }]);
});

it('answers about the context are an entry at once, also while a scan is open', () => {
  const answers = [{ questionId: 'weather', value: 'rain' }];
  const after = run([
    { type: 'startScan', number: 1, animalIds: ['ada'], atUnix: 1 },
    { type: 'answerContext', answers, entryId: 'c', atUnix: 2 },
  ]);
  expect(after.open?.number).toBe(1);
  expect(after.entries).toEqual([{ entryId: 'c', kind: 'context', answers, atUnix: 2 }]);
});

it('an event that does not fit leaves the same recorder', () => {
  expect(recorded(EMPTY, { type: 'tap', animalId: 'ada', code: 'REST', atUnix: 1 }, []).recorder).toBe(EMPTY);
  expect(recorded(EMPTY, { type: 'answerContext', answers: [], entryId: 'c', atUnix: 1 }, []).recorder).toBe(EMPTY);
  expect(recorded(EMPTY, { type: 'undo', animalId: null, entryId: 'u', atUnix: 1 }, []).recorder).toBe(EMPTY);
});
