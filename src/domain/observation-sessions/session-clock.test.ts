import { expect, it } from 'vitest';
import { advancedClock, correctedClock, correctionOf, startedClock, timeOf } from './session-clock.ts';

const START = startedClock('run-1', { wallMs: 1_000_000, ticksMs: 0 }, 0);
const next = () => 'run-2';

it('goes on with the device in one run', () => {
  const later = advancedClock(START, { wallMs: 1_060_000, ticksMs: 60_000 }, next);
  expect([timeOf(later), later.runId]).toEqual([1_060_000, 'run-1']);
});

it('goes on without a jump when the device is set back by three hours', () => {
  const set = advancedClock(START, { wallMs: 1_060_000 - 10_800_000, ticksMs: 60_000 }, next);
  expect([timeOf(set), set.runId]).toEqual([1_060_000, 'run-2']);
});

it('leaps with a device that slept for an hour, and no longer counts as known', () => {
  const known = correctedClock(START, 5_000);
  const woken = advancedClock(known, { wallMs: 4_600_000, ticksMs: 100 }, next);
  expect([timeOf(woken), woken.isKnown, woken.runId]).toEqual([4_605_000, false, 'run-2']);
});

it('stays known when the device is set back', () => {
  expect(advancedClock(correctedClock(START, 5_000), { wallMs: 500_000, ticksMs: 100 }, next).isKnown).toBe(true);
});

it('takes the difference that the server tells', () => {
  expect(timeOf(correctedClock(START, -250_000))).toBe(750_000);
});

it('moves earlier runs like the present one when the device was wrong from the start', () => {
  const set = advancedClock(START, { wallMs: 1_000_000 - 3_600_000, ticksMs: 1_000 }, next);
  expect(correctionOf(set, 3_600_000 + 1_000)).toEqual({ runMs: 0, earlierMs: 0 });
  expect(correctionOf(set, 3_600_000 + 1_000 + 90_000)).toEqual({ runMs: 90_000, earlierMs: 90_000 });
});

it('leaves earlier runs as they are when the device was set ahead and did not sleep', () => {
  const set = advancedClock(START, { wallMs: 1_001_000 + 7_200_000, ticksMs: 1_000 }, next);
  expect(correctionOf(set, -7_200_000)).toEqual({ runMs: -7_200_000, earlierMs: 0 });
});

it('asks for no correction when the device slept and was right', () => {
  const woken = advancedClock(START, { wallMs: 1_001_000 + 7_200_000, ticksMs: 1_000 }, next);
  expect(correctionOf(woken, 0)).toEqual({ runMs: 0, earlierMs: 0 });
});
