/** Reads a trace of Chromium (chrome://tracing): how long the page's own thread was busy in one go. */

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** by the clock, in microseconds */
  readonly dur?: number;
  /** on the processor, in microseconds */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** In milliseconds; on a busy machine a task takes longer by the clock than on the processor. */
export type LongestTask = { readonly byClockMs: number; readonly onProcessorMs: number };

/** Returns the longest task of the pages' main threads; noughts when there is none. */
export function longestTask(trace: Buffer): LongestTask {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => TASKS.has(name) && threads.has(`${pid} ${tid}`));
  const longest = (of: 'dur' | 'tdur') => Math.max(0, ...tasks.map((task) => (task[of] ?? 0) / 1000));
  return { byClockMs: longest('dur'), onProcessorMs: longest('tdur') };
}
