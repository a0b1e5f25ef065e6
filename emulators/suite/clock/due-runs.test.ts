import { expect, it } from 'vitest';
import { parseSchedule } from '../schedule/parse-schedule.ts';
import { dueRuns, MAX_RUNS } from './due-runs.ts';

const entry = (name: string, expression: string) => ({ name, schedule: parseSchedule(expression), zone: 'UTC' });
const at = (time: string) => Date.parse(`2026-03-01T${time}Z`);
const runs = (expressions: Record<string, string>, from: string, to: string, everyRun = false) =>
  dueRuns(
    Object.entries(expressions).map(([name, expression]) => entry(name, expression)),
    { fromMs: at(from), toMs: at(to), everyRun },
  ).map((run) => `${run.entry.name} ${new Date(run.dueMs).toISOString().slice(11, 16)}`);

it('each due schedule runs once, in the order of their times', () => {
  expect(runs({ late: '0 11 * * *', often: '*/30 * * * *', early: '0 9 * * *' }, '08:00:00', '12:00:00')).toEqual([
    'often 08:30',
    'early 09:00',
    'late 11:00',
  ]);
});

it('each due schedule runs at every one of its times on request', () => {
  expect(runs({ hourly: '0 * * * *', half: '30 9 * * *' }, '08:00:00', '11:00:00', true)).toEqual([
    'hourly 09:00',
    'half 09:30',
    'hourly 10:00',
    'hourly 11:00',
  ]);
});

it('a run at the end of the span counts, one at its start does not', () => {
  expect(runs({ nine: '0 9 * * *' }, '08:00:00', '08:59:59')).toEqual([]);
  expect(runs({ nine: '0 9 * * *' }, '08:00:00', '09:00:00')).toEqual(['nine 09:00']);
  expect(runs({ nine: '0 9 * * *' }, '09:00:00', '10:00:00')).toEqual([]);
  expect(runs({ nine: '0 9 * * *' }, '10:00:00', '08:00:00')).toEqual([]);
});

it(`more than ${MAX_RUNS} runs are refused`, () => {
  const everyMinute = [entry('minute', '* * * * *')];
  const span = (minutes: number) => ({ fromMs: 0, toMs: minutes * 60_000, everyRun: true });
  expect(dueRuns(everyMinute, span(MAX_RUNS))).toHaveLength(MAX_RUNS);
  expect(() => dueRuns(everyMinute, span(MAX_RUNS + 1))).toThrow(/more than 1000 scheduled runs/);
});
