/** Reads a trace of Chromium (chrome://tracing): the longest task of the page's main thread. */

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** wall-clock time in microseconds */
  readonly dur?: number;
  /** processor time in microseconds */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** In milliseconds; on a busy machine the wall-clock time exceeds the processor time. */
export type LongestTask = { readonly byClockMs: number; readonly onProcessorMs: number };

/** Returns the longest task of the pages' main threads; zeros when there is none. */
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
