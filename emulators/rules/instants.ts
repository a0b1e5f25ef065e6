import { RulesDuration, RulesTimestamp } from './contract.ts';

const NANOS_PER_SECOND = 1_000_000_000n;

/** Returns all of an instant or a span as nanoseconds. */
export function nanosOf(time: RulesTimestamp | RulesDuration): bigint {
  return time.seconds * NANOS_PER_SECOND + BigInt(time.nanos);
}

/** Returns the span of so many nanoseconds; both parts carry its sign. */
export function durationOf(nanos: bigint): RulesDuration {
  return new RulesDuration(nanos / NANOS_PER_SECOND, Number(nanos % NANOS_PER_SECOND));
}

/** Returns the instant so many nanoseconds after 1970; its nanoseconds never are negative. */
export function timestampOf(nanos: bigint): RulesTimestamp {
  const rest = ((nanos % NANOS_PER_SECOND) + NANOS_PER_SECOND) % NANOS_PER_SECOND;
  return new RulesTimestamp((nanos - rest) / NANOS_PER_SECOND, Number(rest));
}

/** Returns left ± right in the form asked for. */
export function addTime<T>(
  left: RulesTimestamp | RulesDuration,
  right: RulesTimestamp | RulesDuration,
  sign: 1n | -1n,
  form: (nanos: bigint) => T,
): T {
  return form(nanosOf(left) + sign * nanosOf(right));
}
