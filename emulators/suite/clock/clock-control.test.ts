import { expect, it } from 'vitest';
import type { ScheduledFunctions } from '../functions/scheduled-functions.ts';
import { createClockControl } from './clock-control.ts';
import { createSuiteClock } from './suite-clock.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');

/** A clock that stands at noon, and the time spans searched for due schedules. */
function scene() {
  const spans: string[] = [];
  const time = (instantMs: number) => new Date(instantMs).toISOString().slice(11, 16);
  const runBetween: ScheduledFunctions['runBetween'] = async ({ fromMs, toMs, step }) => {
    spans.push(`${time(fromMs)}-${time(toMs)}`);
    step(toMs);
    return [];
  };
  const control = createClockControl(
    createSuiteClock(() => NOON),
    runBetween,
    () => undefined,
  );
  return { control, spans };
}

it('moving the clock runs the schedules that became due', async () => {
  const { control, spans } = scene();
  expect((await control.move('{"advanceMinutes": 90}')).now).toBe('2026-03-01T13:30:00.000Z');
  expect(spans).toEqual(['12:00-13:30']);
});

it('moving the clock as an outage skips the schedules that became due', async () => {
  const { control, spans } = scene();
  expect((await control.move('{"advanceMinutes": 90, "noRuns": true}')).now).toBe('2026-03-01T13:30:00.000Z');
  expect(spans).toEqual(['13:30-13:30']);
});
