import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownOffsetMs, learnServerTime, nowMs, setClockOffset } from './clock.ts';

const NOW = Date.parse('2025-01-15T10:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  setClockOffset(0);
  vi.useRealTimers();
});

describe('the present instant', () => {
  it('is the device’s while the server’s is unknown', () => {
    expect(nowMs()).toBe(NOW);
  });
  it('is the server’s on a device that is an hour ahead', () => {
    learnServerTime(NOW - HOUR);
    expect(nowMs()).toBe(NOW - HOUR);
  });
  it('keeps up with the server as time passes', () => {
    learnServerTime(NOW + HOUR);
    vi.advanceTimersByTime(1_000);
    expect(nowMs()).toBe(NOW + HOUR + 1_000);
  });
  it('shows how far the device is off', () => {
    learnServerTime(NOW - HOUR);
    expect(knownOffsetMs()).toBe(-HOUR);
  });
  it('treats less than a minute as the time of the journey', () => {
    learnServerTime(NOW - 59_999);
    expect(nowMs()).toBe(NOW);
    learnServerTime(NOW - 60_000);
    expect(nowMs()).toBe(NOW - 60_000);
  });
});
