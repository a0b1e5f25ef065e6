import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '../../../tests/support/fakes/local-storage.ts';
import { idleHours, keepIdleHours, noteUse, untilIdleEnd } from './idle-memory.ts';

const HOUR = 3_600_000;
const kept = fakeLocalStorage();

const at = (pathname: string) => vi.stubGlobal('location', { pathname });
const withNetwork = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
beforeEach(() => {
  vi.useFakeTimers({ now: 100 * HOUR });
  at('/Dashboard');
  withNetwork(true);
});
afterEach(() => {
  vi.useRealTimers();
});

it('the choice of a person is theirs alone', () => {
  keepIdleHours('ana', 4);
  expect([idleHours('ana'), idleHours('bo')]).toEqual([4, null]);
  keepIdleHours('ana', null);
  expect(idleHours('ana')).toBe(null);
});
it('a kept number that is no choice is none', () => {
  kept.set('enclos.idle.ana', '3');
  expect(idleHours('ana')).toBe(null);
});
it('the time counts from the last use', () => {
  keepIdleHours('ana', 1);
  noteUse();
  vi.advanceTimersByTime(HOUR - 1);
  expect(untilIdleEnd('ana')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(untilIdleEnd('ana')).toBe(0);
});
it('a touch of the display on a wall is no use, and the display has no limit', () => {
  keepIdleHours('ana', 1);
  noteUse();
  vi.advanceTimersByTime(HOUR);
  at('/SingleView');
  expect(untilIdleEnd('ana')).toBe(null);
  noteUse();
  at('/Dashboard');
  expect(untilIdleEnd('ana')).toBe(0);
});
it('a device without a network has no limit', () => {
  keepIdleHours('ana', 1);
  noteUse();
  vi.advanceTimersByTime(HOUR);
  withNetwork(false);
  expect(untilIdleEnd('ana')).toBe(null);
});
