import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSuiteClock } from '../clock/suite-clock.ts';
import type { CallOutcome, FunctionsClient } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';
import { startScheduledFunctions } from './scheduled-functions.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:30Z') }));
afterEach(() => void vi.useRealTimers());

function scene(onTime: boolean, answer: CallOutcome = { outcome: 'done' }, now: () => number = Date.now) {
  const calls: string[] = [];
  const lines: string[] = [];
  const client: Pick<FunctionsClient, 'call'> = {
    call: async (target, _body, headers) => {
      calls.push(`${target.name} ${headers['x-cloudscheduler-scheduletime']}`);
      return answer;
    },
  };
  const schedules = startScheduledFunctions({
    client: client as FunctionsClient,
    onTime,
    log: (line) => void lines.push(line),
    now,
  });
  return { schedules, calls, lines };
}

function scheduled(name: string, expression: string, timeZone = 'UTC'): LoadedFunction {
  return {
    id: `r-${name}`,
    name,
    region: 'r',
    timeoutSeconds: 60,
    retries: false,
    kind: { on: 'schedule', expression, timeZone },
  };
}

it('each function runs at its times', async () => {
  const { schedules, calls } = scene(true);
  schedules.setFunctions([scheduled('often', 'every 5 minutes'), scheduled('hourly', '0 * * * *')]);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(calls).toEqual(['often 2026-01-01T00:05:00.000Z', 'often 2026-01-01T00:10:00.000Z']);
  await vi.advanceTimersByTimeAsync(50 * 60_000);
  expect(calls.filter((call) => call.startsWith('hourly'))).toEqual(['hourly 2026-01-01T01:00:00.000Z']);
  schedules.stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(calls).toHaveLength(13);
});

it('a function runs on demand by name, also when schedules are off', async () => {
  const { schedules, calls } = scene(false, { outcome: 'failed', reason: 'answer 500' });
  schedules.setFunctions([scheduled('nightly', 'every day 03:00')]);
  expect(await schedules.run('nightly')).toEqual({ outcome: 'failed', reason: 'answer 500' });
  expect(await schedules.run('daily')).toBeNull();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(calls).toHaveLength(1);
});

it('an unknown schedule is logged, and its function runs on demand', async () => {
  const { schedules, calls, lines } = scene(true);
  schedules.setFunctions([scheduled('odd', 'now and then'), scheduled('nowhere', 'every day 03:00', 'Mars/Base')]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('nowhere: "Mars/Base" is no time zone; it runs on demand only');
  expect(schedules.status().map(({ nextRun }) => nextRun)).toEqual([null, null]);
  await schedules.run('odd');
  expect(calls).toHaveLength(1);
});

it('moving the clock runs the due functions in order and continues from there', async () => {
  const clock = createSuiteClock();
  const { schedules, calls } = scene(true, { outcome: 'done' }, clock.now);
  schedules.setFunctions([scheduled('late', '0 2 * * *'), scheduled('hourly', '0 * * * *')]);
  const toMs = Date.parse('2026-01-01T02:30:00Z');
  const stood: string[] = [];
  const step = (instantMs: number) => {
    clock.moveTo(instantMs);
    stood.push(new Date(clock.now()).toISOString().slice(11, 16));
  };
  const runs = await schedules.runBetween({ fromMs: clock.now(), toMs, everyRun: true, step });
  expect(runs.map(({ name, scheduledFor }) => `${name} ${scheduledFor.slice(11, 16)}`)).toEqual([
    'hourly 01:00',
    'late 02:00',
    'hourly 02:00',
  ]);
  expect(stood).toEqual(['01:00', '02:00', '02:00', '02:30']);
  expect(calls).toHaveLength(3);
  expect(schedules.status().map(({ nextRun }) => nextRun)).toEqual([
    '2026-01-02T02:00:00.000Z',
    '2026-01-01T03:00:00.000Z',
  ]);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(calls.slice(3)).toEqual(['hourly 2026-01-01T03:00:00.000Z']);
  schedules.stop();
});

it('moving the clock back runs nothing and then waits for the earlier time', async () => {
  const clock = createSuiteClock();
  const { schedules, calls } = scene(true, { outcome: 'done' }, clock.now);
  schedules.setFunctions([scheduled('hourly', '0 * * * *')]);
  const toMs = Date.parse('2025-12-31T20:59:00Z');
  expect(await schedules.runBetween({ fromMs: clock.now(), toMs, everyRun: false, step: clock.moveTo })).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['hourly 2025-12-31T21:00:00.000Z']);
  schedules.stop();
});
