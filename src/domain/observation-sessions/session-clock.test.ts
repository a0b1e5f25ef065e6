import { expect, it } from 'vitest';
import { advancedClock, correctedClock, startedClock, timeOf } from './session-clock.ts';

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
