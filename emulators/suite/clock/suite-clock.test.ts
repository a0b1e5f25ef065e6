import { expect, it } from 'vitest';
import { createSuiteClock } from './suite-clock.ts';

it('the clock shows the real time until it is moved, and again after a reset', () => {
  let real = 1000;
  const clock = createSuiteClock(() => real);
  expect([clock.now(), clock.offsetMs()]).toEqual([1000, 0]);
  clock.moveTo(50_000);
  real += 5;
  expect([clock.now(), clock.offsetMs()]).toEqual([50_005, 49_000]);
  clock.backToReal();
  expect([clock.now(), clock.offsetMs()]).toEqual([1005, 0]);
});
