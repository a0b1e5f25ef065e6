import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nowMs, setClockOffset } from '../../lib/clock.ts';
import { followServerClock } from './server-clock.ts';

const NOW = Date.parse('2025-01-15T10:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setClockOffset(0);
});

describe('the server’s clock', () => {
  it('is learnt from a token that has just been issued', () => {
    followServerClock(NOW - HOUR, NOW);
    expect(nowMs()).toBe(NOW - HOUR);
  });
  it('is not learnt again from the same token, which grows old', () => {
    followServerClock(NOW, NOW);
    vi.advanceTimersByTime(HOUR / 2);
    followServerClock(NOW, Date.now());
    expect(nowMs()).toBe(NOW + HOUR / 2);
  });
  it('is recalled when the page is opened again with that token', () => {
    followServerClock(NOW - HOUR, NOW);
    setClockOffset(0);
    vi.advanceTimersByTime(1_000);
    followServerClock(NOW - HOUR, Date.now());
    expect(nowMs()).toBe(NOW - HOUR + 1_000);
  });
  it('is learnt anew from the next token', () => {
    followServerClock(NOW - HOUR, NOW);
    followServerClock(NOW, NOW);
    expect(nowMs()).toBe(NOW);
  });
  it('stays as it was when a token does not say when it was issued', () => {
    followServerClock(NOW - HOUR, NOW);
    followServerClock(Number.NaN, NOW);
    expect(nowMs()).toBe(NOW - HOUR);
  });
});
