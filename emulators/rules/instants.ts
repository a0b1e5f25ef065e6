import { RulesDuration, RulesTimestamp } from './contract.ts';
import { Problem } from './problem.ts';

const NANOS_PER_SECOND = 1_000_000_000n;
/** 0001-01-01T00:00:00Z and the last nanosecond of the year 9999. */
const FIRST_INSTANT = -62_135_596_800n * NANOS_PER_SECOND;
const LAST_INSTANT = 253_402_300_800n * NANOS_PER_SECOND - 1n;
/** About 10,000 years either way. Source: docs/reference/rules/rules.Duration. */
const MAX_SPAN_LENGTH = 315_576_000_000n * NANOS_PER_SECOND;

/** Returns an instant or a duration in nanoseconds. */
export function nanosOf(time: RulesTimestamp | RulesDuration): bigint {
  return time.seconds * NANOS_PER_SECOND + BigInt(time.nanos);
}

/** Returns the duration of this many nanoseconds, both parts with its sign; a Problem beyond the longest one. */
export function durationOf(nanos: bigint): RulesDuration | Problem {
  if (nanos > MAX_SPAN_LENGTH || nanos < -MAX_SPAN_LENGTH) return new Problem('Duration out of range.');
  return new RulesDuration(nanos / NANOS_PER_SECOND, Number(nanos % NANOS_PER_SECOND));
}

/**
 * Returns the instant this many nanoseconds after 1970, never with negative nanoseconds; a Problem outside 0001…9999.
 */
export function timestampOf(nanos: bigint): RulesTimestamp | Problem {
  if (nanos < FIRST_INSTANT || nanos > LAST_INSTANT) return new Problem('Timestamp out of range.');
  const rest = ((nanos % NANOS_PER_SECOND) + NANOS_PER_SECOND) % NANOS_PER_SECOND;
  return new RulesTimestamp((nanos - rest) / NANOS_PER_SECOND, Number(rest));
}

/** Returns left ± right in the requested form. */
export function addTime<T>(
  left: RulesTimestamp | RulesDuration,
  right: RulesTimestamp | RulesDuration,
  sign: 1n | -1n,
  form: (nanos: bigint) => T,
): T {
  return form(nanosOf(left) + sign * nanosOf(right));
}
