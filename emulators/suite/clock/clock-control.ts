import type { MovedRun, ScheduledFunctions } from '../functions/scheduled-functions.ts';
import { type ClockRequest, readClockRequest } from './clock-request.ts';
import type { SuiteClock } from './suite-clock.ts';

export type ClockStatus = { readonly now: string; readonly real: boolean };

/** The clock's part of the control server. */
export type ClockControl = {
  status(): ClockStatus;
  /** Runs the body of `POST /clock`; throws a SuiteProblem for an invalid body. */
  move(body: string): Promise<ClockStatus & { readonly ran: readonly MovedRun[] }>;
  /** Returns to the real time; no schedule runs for it. */
  reset(): Promise<ClockStatus>;
};

/**
 * Moves the suite's clock on request and runs the schedules that become due. One move at a time.
 * @param runBetween null when no functions run
 */
export function createClockControl(
  clock: SuiteClock,
  runBetween: ScheduledFunctions['runBetween'] | null,
  show: (line: string) => void,
): ClockControl {
  let last: Promise<unknown> = Promise.resolve();

  const status = (): ClockStatus => ({ now: new Date(clock.now()).toISOString(), real: clock.offsetMs() === 0 });

  function afterTheLast<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  async function moveThrough({ to: toMs, everyRun, noRuns }: ClockRequest): Promise<readonly MovedRun[]> {
    const span = { fromMs: noRuns ? toMs : clock.now(), toMs, everyRun, step: clock.moveTo };
    if (runBetween !== null) return runBetween(span);
    clock.moveTo(toMs);
    return [];
  }

  return {
    status,
    move: (body) =>
      afterTheLast(async () => {
        const ran = await moveThrough(readClockRequest(body, clock.now()));
        show(`the clock of the local Firebase now stands at ${status().now}: it is not the real time`);
        return { ...status(), ran };
      }),
    reset: () =>
      afterTheLast(async () => {
        if (clock.offsetMs() === 0) return status();
        clock.backToReal();
        // Runs nothing: it only makes the schedules read the clock again.
        await runBetween?.({ fromMs: 0, toMs: 0, everyRun: false, step: () => undefined });
        show('the clock of the local Firebase is the real one again');
        return status();
      }),
  };
}
