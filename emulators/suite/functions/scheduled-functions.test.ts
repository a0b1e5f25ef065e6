import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallOutcome, FunctionsClient } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';
import { startScheduledFunctions } from './scheduled-functions.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:30Z') }));
afterEach(() => void vi.useRealTimers());

function scene(onTime: boolean, answer: CallOutcome = { outcome: 'done' }) {
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
  });
  return { schedules, calls, lines };
}

function scheduled(name: string, expression: string, timeZone = 'UTC'): LoadedFunction {
  return { id: `r-${name}`, name, region: 'r', timeoutSeconds: 60, kind: { on: 'schedule', expression, timeZone } };
}

it('runs each function at its times', async () => {
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

it('runs on demand by name, also when nothing runs on time', async () => {
  const { schedules, calls } = scene(false, { outcome: 'failed', reason: 'answer 500' });
  schedules.setFunctions([scheduled('nightly', 'every day 03:00')]);
  expect(await schedules.run('nightly')).toEqual({ outcome: 'failed', reason: 'answer 500' });
  expect(await schedules.run('daily')).toBeNull();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(calls).toHaveLength(1);
});

it('names what it does not understand and keeps it for runs on demand', async () => {
  const { schedules, calls, lines } = scene(true);
  schedules.setFunctions([scheduled('odd', 'now and then'), scheduled('nowhere', 'every day 03:00', 'Mars/Base')]);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('nowhere: "Mars/Base" is no time zone; it runs on demand only');
  expect(schedules.status().map(({ nextRun }) => nextRun)).toEqual([null, null]);
  await schedules.run('odd');
  expect(calls).toHaveLength(1);
});
