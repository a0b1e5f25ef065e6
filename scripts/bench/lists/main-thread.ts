/** Reads a trace of Chromium (chrome://tracing): how long the page's own thread was busy in one go. */

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Returns the longest task of the pages' main threads, in milliseconds; 0 when there is none. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const durations = traceEvents
    .filter(({ name, pid, tid }) => TASKS.has(name) && threads.has(`${pid} ${tid}`))
    .map(({ dur }) => (dur ?? 0) / 1000);
  return Math.max(0, ...durations);
}
