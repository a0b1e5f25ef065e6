import { expect, it } from 'vitest';
import { longestTask } from './main-thread.ts';

const thread = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, args: { name } });
const task = (tid: number, dur: number, name = 'RunTask') => ({ name, ph: 'X', pid: 1, tid, dur, tdur: dur / 2 });
const trace = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));

it('the longest task is that of the page’s main thread, in milliseconds', () => {
  const main = thread(1, 'CrRendererMain');
  expect(longestTask(trace(main, thread(2, 'Compositor'), task(1, 4200), task(1, 16_500), task(2, 90_000)))).toEqual({
    byClockMs: 16.5,
    onProcessorMs: 8.25,
  });
  expect(longestTask(trace(main, task(1, 50_000, 'Layout')))).toEqual({ byClockMs: 0, onProcessorMs: 0 });
});
