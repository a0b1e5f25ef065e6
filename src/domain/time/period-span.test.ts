import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZONE } from './epoch.ts';
import { periodKeysIn } from './period-keys.ts';
import { periodSpan } from './period-span.ts';

it.each([
  ['2025-03-30', '2025-03-29T23:00:00Z', '2025-03-30T22:00:00Z'],
  ['2025-10-26', '2025-10-25T22:00:00Z', '2025-10-26T23:00:00Z'],
  ['2025-W14', '2025-03-30T22:00:00Z', '2025-04-06T22:00:00Z'],
  ['2026-W01', '2025-12-28T23:00:00Z', '2026-01-04T23:00:00Z'],
  ['2020-W53', '2020-12-27T23:00:00Z', '2021-01-03T23:00:00Z'],
  ['2025-12', '2025-11-30T23:00:00Z', '2025-12-31T23:00:00Z'],
])('spans %s on the clock of Paris', (key, from, until) => {
  expect(periodSpan(key, ZONE)).toEqual({ fromMs: Date.parse(from), untilMs: Date.parse(until) });
});

it('holds the instant whose day, week or month it is', () => {
  const keysAt = periodKeysIn(ZONE);
  const instants = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2060-01-01') });
  fc.assert(
    fc.property(instants, (instant) => {
      const { day, week, month } = keysAt(instant);
      for (const key of [day, week, month]) {
        const { fromMs, untilMs } = periodSpan(key, ZONE) ?? { fromMs: 0, untilMs: 0 };
        if (instant < fromMs || instant >= untilMs) return false;
      }
      return true;
    }),
  );
});

it.each(['', '2025', '2025-W', 'week 3', '2025-3'])('refuses "%s", which is no key', (text) => {
  expect(periodSpan(text, ZONE)).toBeNull();
});
