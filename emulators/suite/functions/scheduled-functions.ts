import { dueRuns } from '../clock/due-runs.ts';
import { isTimeZone, nextRun } from '../schedule/next-run.ts';
import { parseSchedule } from '../schedule/parse-schedule.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { CallOutcome, FunctionsClient } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';

/** Node's timers fire early above 2^31 ms, and a computer that slept is late: check at least this often. */
const MAX_WAIT_MS = 60_000;

type Scheduled = {
  readonly target: LoadedFunction;
  readonly expression: string;
  readonly zone: string;
  readonly schedule: Schedule;
  nextMs: number | null;
};

export type ScheduleStatus = {
  readonly name: string;
  readonly schedule: string;
  readonly timeZone: string;
  readonly nextRun: string | null;
};

/** A run caused by a move of the clock. */
export type MovedRun = { readonly name: string; readonly scheduledFor: string } & CallOutcome;

export type ScheduledFunctions = {
  setFunctions(functions: readonly LoadedFunction[]): void;
  /** Runs a function now, whatever its schedule; null when no scheduled function has this name. */
  run(name: string): Promise<CallOutcome | null>;
  /**
   * Call it around a move of the clock: `step` moves the clock to the time of each run in between, and the run ends
   * before the next one begins. Nothing runs when the clock is moved back.
   */
  runBetween(span: {
    readonly fromMs: number;
    readonly toMs: number;
    readonly everyRun: boolean;
    readonly step: (instantMs: number) => void;
  }): Promise<MovedRun[]>;
  status(): ScheduleStatus[];
  stop(): void;
};

/**
 * Runs scheduled functions, on demand and (unless `onTime` is false) at their times.
 * @param options.now the suite's clock; milliseconds
 */
export function startScheduledFunctions(options: {
  readonly client: FunctionsClient;
  readonly onTime: boolean;
  readonly log: (line: string) => void;
  readonly now?: () => number;
}): ScheduledFunctions {
  const { client, onTime, log, now = Date.now } = options;
  let scheduled: Scheduled[] = [];
  let timer: NodeJS.Timeout | undefined;
  let moving = false;

  async function call(entry: Scheduled, scheduleTimeMs: number): Promise<CallOutcome> {
    return client.call(entry.target, '{}', {
      'content-type': 'application/json',
      'x-cloudscheduler': 'true',
      'x-cloudscheduler-jobname': `firebase-schedule-${entry.target.name}-${entry.target.region}`,
      'x-cloudscheduler-scheduletime': new Date(scheduleTimeMs).toISOString(),
    });
  }

  function runDue(): void {
    const instant = now();
    for (const entry of scheduled) {
      if (entry.nextMs === null || entry.nextMs > instant) continue;
      // Missed times are not made up for: one run, then the next future one.
      void call(entry, entry.nextMs).then((result) => {
        if (result.outcome !== 'done') log(`${entry.target.name}: its scheduled run failed (${result.reason})`);
      });
      entry.nextMs = nextRun(entry.schedule, entry.zone, instant);
    }
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    const next = Math.min(...scheduled.map((entry) => entry.nextMs ?? Number.POSITIVE_INFINITY));
    if (!onTime || moving || next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(runDue, Math.max(0, Math.min(next - now(), MAX_WAIT_MS)));
    timer.unref();
  }

  function read(target: LoadedFunction): Scheduled[] {
    if (target.kind.on !== 'schedule') return [];
    const { expression, timeZone: zone } = target.kind;
    try {
      if (!isTimeZone(zone)) throw new Error(`"${zone}" is no time zone`);
      const schedule = parseSchedule(expression);
      return [{ target, expression, zone, schedule, nextMs: nextRun(schedule, zone, now()) }];
    } catch (error) {
      log(`${target.name}: ${(error as Error).message}; it runs on demand only`);
      return [
        {
          target,
          expression,
          zone,
          schedule: { kind: 'calendar', minutesOfDay: [], includesDay: () => false },
          nextMs: null,
        },
      ];
    }
  }

  return {
    setFunctions(functions) {
      scheduled = functions.flatMap(read);
      wait();
    },
    async run(name) {
      const entry = scheduled.find(({ target }) => target.name === name || target.id === name);
      return entry === undefined ? null : call(entry, now());
    },
    async runBetween({ step, ...span }) {
      const runs = dueRuns(scheduled, span);
      const done: MovedRun[] = [];
      moving = true;
      clearTimeout(timer);
      try {
        for (const { entry, dueMs } of runs) {
          step(dueMs);
          const result = await call(entry, dueMs);
          done.push({ name: entry.target.name, scheduledFor: new Date(dueMs).toISOString(), ...result });
          if (result.outcome !== 'done') log(`${entry.target.name}: its scheduled run failed (${result.reason})`);
        }
      } finally {
        step(span.toMs);
        moving = false;
        for (const entry of scheduled) entry.nextMs = nextRun(entry.schedule, entry.zone, now());
        wait();
      }
      return done;
    },
    status: () =>
      scheduled.map((entry) => ({
        name: entry.target.name,
        schedule: entry.expression,
        timeZone: entry.zone,
        nextRun: entry.nextMs === null ? null : new Date(entry.nextMs).toISOString(),
      })),
    stop() {
      clearTimeout(timer);
      scheduled = [];
    },
  };
}
