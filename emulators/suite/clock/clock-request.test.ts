import { expect, it } from 'vitest';
import { readClockRequest } from './clock-request.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const read = (value: unknown) => readClockRequest(JSON.stringify(value), NOON);

it('takes an instant, or minutes from now', () => {
  expect(read({ now: '2026-03-02T08:00:00+01:00' })).toEqual({
    to: Date.parse('2026-03-02T07:00:00Z'),
    everyRun: false,
    noRuns: false,
  });
  expect(read({ advanceMinutes: 1.5, everyRun: true })).toEqual({
    to: NOON + 90_000,
    everyRun: true,
    noRuns: false,
  });
  expect(read({ advanceMinutes: 1, noRuns: true })).toEqual({ to: NOON + 60_000, everyRun: false, noRuns: true });
  expect(read({ advanceMinutes: -1 }).to).toBe(NOON - 60_000);
});

it.each([
  [{}, /^The body is \{"now"/],
  [{ now: '2026-03-01T12:00:00Z', advanceMinutes: 1 }, /^The body is/],
  [{ now: 'tomorrow' }, /"now" is no instant/],
  [{ now: '2026-03-01T12:00:00' }, /"now" is no instant with its offset/],
  [{ now: 5 }, /"now" is no instant/],
  [{ advanceMinutes: '5' }, /"advanceMinutes" is no number/],
  [{ advanceMinutes: 1e300 }, /years 1 to 9999/],
  [{ advanceMinutes: 1, everyRun: 'yes' }, /"everyRun" is true or false/],
  [{ advanceMinutes: 1, noRuns: 1 }, /"noRuns" is true or false/],
  [{ advanceMinutes: 1, noRuns: true, everyRun: true }, /contradict each other/],
  [{ minutes: 1 }, /"minutes" is unknown/],
  [[], /not a JSON object/],
])('refuses %j', (value, message) => {
  expect(() => read(value)).toThrow(message);
});

it('refuses a body that is not JSON', () => {
  expect(() => readClockRequest('', NOON)).toThrow(/not a JSON object/);
});
