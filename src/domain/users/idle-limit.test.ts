import { expect, it } from 'vitest';
import { IDLE_HOURS, idleTimeLeft } from './idle-limit.ts';

const HOUR = 3_600_000;
const NOW = 100 * HOUR;

it.each(IDLE_HOURS)('the time of a device without use is over after exactly %i hours', (hours) => {
  expect(idleTimeLeft(NOW - hours * HOUR + 1, NOW, hours)).toBe(1);
  expect(idleTimeLeft(NOW - hours * HOUR, NOW, hours)).toBe(0);
  expect(idleTimeLeft(NOW - hours * HOUR - 1, NOW, hours)).toBe(0);
});
it('a device is offered one, four, twelve and twenty-four hours', () => expect(IDLE_HOURS).toEqual([1, 4, 12, 24]));
it('a device without a choice has no limit', () => {
  expect(idleTimeLeft(0, NOW, null)).toBe(null);
});
it('a device without a known use, or with a clock set back, has the whole time left', () => {
  expect(idleTimeLeft(null, NOW, 1)).toBe(HOUR);
  expect(idleTimeLeft(NOW + HOUR, NOW, 1)).toBe(HOUR);
});
