import { expect, it } from 'vitest';
import type { FocalEntry, ScanEntry } from './session.ts';
import { progressOf } from './session-progress.ts';

const scan = (number: number): ScanEntry => ({
  ...{ entryId: `s${number}`, kind: 'scan', number, atUnix: number, records: [], interactions: [] },
});
const focal = (entryId: string, action: 'begin' | 'end', animalId: string): FocalEntry => ({
  ...{ entryId, kind: 'focal', animalId, action, code: null, modifiers: [], undoesId: null, atUnix: 1 },
});

it('a session without entries has done nothing, and all is missing', () => {
  expect(progressOf({ method: 'scan', plannedCount: 2 }, [])).toEqual({
    ...{ done: 0, planned: 2, missing: [1, 2], nextNumber: 1, isComplete: false },
  });
});

it('a scan of two devices, or corrected, counts once', () => {
  expect(
    progressOf({ method: 'scan', plannedCount: 3 }, [
      [scan(1), scan(1)],
      [scan(1), scan(3)],
    ]),
  ).toMatchObject({
    ...{ done: 2, missing: [2], nextNumber: 4, isComplete: false },
  });
});

it('more than planned is complete too', () => {
  expect(progressOf({ method: 'scan', plannedCount: 1 }, [[scan(1), scan(2)]]).isComplete).toBe(true);
});

it('focal observations count once they were ended', () => {
  const entries = [focal('1', 'begin', 'a'), focal('2', 'end', 'a'), focal('3', 'begin', 'b')];
  expect(progressOf({ method: 'focal', plannedCount: 1 }, [entries])).toMatchObject({
    ...{ done: 1, missing: [], isComplete: true },
  });
});

it('a session without a plan is never complete', () => {
  expect(progressOf({ method: 'scan', plannedCount: 0 }, [[scan(1)]]).isComplete).toBe(false);
});
