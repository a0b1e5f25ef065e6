/** A larger jump of the device's clock than this is no delay of the browser: it was set, or the device slept. */
const JUMP_MS = 5_000;
/** The server's time is known to a minute: a smaller difference is the time that a message takes. */
const MIN_OFFSET_MS = 60_000;

/**
 * The clock of a session on one page. A run is a stretch in which the device's clock was not set; its id stands with the
 * entries of the run, so that they can be corrected together when the server's time becomes known.
 */
export type SessionClock = {
  readonly runId: string;
  /** the device's clock and the page's counter at the last look, in milliseconds */
  readonly wallMs: number;
  readonly ticksMs: number;
  /** how far the server's clock is ahead of the device's in this run */
  readonly offsetMs: number;
  /** whether the server told it on this page, and the device's clock did not leap ahead since */
  readonly isKnown: boolean;
  /** how far the device's clock leapt ahead since the server told its time: in sleep, or because it was set */
  readonly leapMs: number;
  /** the session's time at the beginning of the run */
  readonly runSinceMs: number;
};

/** The reading of a device at one instant: its clock, and a counter that nobody sets but that may stop in sleep. */
export type ClockReading = { readonly wallMs: number; readonly ticksMs: number };

/** Returns the clock of a page that begins; `offsetMs` is what the device remembers of the server's time. */
export function startedClock(runId: string, reading: ClockReading, offsetMs: number): SessionClock {
  return { runId, ...reading, offsetMs, isKnown: false, leapMs: 0, runSinceMs: reading.wallMs + offsetMs };
}

/**
 * Returns the clock at a reading. A device's clock that went back was set: the time goes on without a jump, in a new run.
 * A device whose clock leapt ahead has slept, as far as anybody here can tell: the time leaps too, in a new run, until the server
 * tells better.
 */
export function advancedClock(clock: SessionClock, reading: ClockReading, newRunId: () => string): SessionClock {
  const leap = reading.wallMs - clock.wallMs - (reading.ticksMs - clock.ticksMs);
  if (Math.abs(leap) < JUMP_MS) return { ...clock, ...reading };
  const wasSetBack = leap < 0;
  const offsetMs = wasSetBack ? clock.offsetMs - leap : clock.offsetMs;
  return {
    ...{ ...reading, runId: newRunId(), offsetMs, isKnown: clock.isKnown && wasSetBack },
    leapMs: wasSetBack ? clock.leapMs : clock.leapMs + leap,
    runSinceMs: reading.wallMs + offsetMs,
  };
}

/** By how much times of a session are to be moved: those of the present run, and those of earlier ones. */
export type TimeCorrection = { readonly runMs: number; readonly earlierMs: number };

/**
 * Returns the correction that the server's time asks for, by its difference from the device's now. Earlier runs share the
 * error of the present one, since they are joined to it without a gap; unless the error is the leap itself: then the
 * device did not sleep, its clock was set, and what came before was right. A clock that was wrong before and is set ahead
 * looks like sleep: nothing on the device tells the difference.
 */
export function correctionOf({ offsetMs: assumedMs, leapMs }: SessionClock, offsetMs: number): TimeCorrection {
  const runMs = offsetMs - assumedMs;
  const wasSetAhead = leapMs > 0 && Math.abs(runMs + leapMs) < MIN_OFFSET_MS;
  return { runMs, earlierMs: wasSetAhead ? 0 : runMs };
}

/** Returns the clock once the server has told its time: its difference from the device's now. */
export function correctedClock(clock: SessionClock, offsetMs: number): SessionClock {
  const runSinceMs = clock.runSinceMs + offsetMs - clock.offsetMs;
  return { ...clock, offsetMs, isKnown: true, leapMs: 0, runSinceMs };
}

/** Returns the time of the session at the last reading, in epoch milliseconds. */
export function timeOf({ wallMs, offsetMs }: SessionClock): number {
  return Math.round(wallMs + offsetMs);
}
