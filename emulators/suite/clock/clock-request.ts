import { SuiteProblem } from '../suite-problem.ts';

/** The content of `POST /clock`. */
export type ClockRequest = {
  /** the time to set, in milliseconds since 1970 */
  readonly to: number;
  /** a run at every time when a schedule was due in between, instead of one run per schedule */
  readonly everyRun: boolean;
  /** no runs for the time in between, as in an outage */
  readonly noRuns: boolean;
};

/** The years in which Firestore can store times. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59Z');
const KNOWN = ['now', 'advanceMinutes', 'everyRun', 'noRuns'];

const USAGE =
  'The body is {"now": "2026-03-01T08:00:00Z"} or {"advanceMinutes": 90}, and "everyRun": true to run each schedule as often as it was due, or "noRuns": true to run none.';

/** Reads the body of `POST /clock`; throws a SuiteProblem that names the mistake. */
export function readClockRequest(body: string, nowMs: number): ClockRequest {
  const value = parse(body);
  const { now, advanceMinutes, everyRun = false, noRuns = false } = value;
  const odd = Object.keys(value).find((key) => !KNOWN.includes(key));
  if (odd !== undefined) throw new SuiteProblem(`"${odd}" is unknown. ${USAGE}`);
  if (typeof everyRun !== 'boolean') throw new SuiteProblem(`"everyRun" is true or false. ${USAGE}`);
  if (typeof noRuns !== 'boolean') throw new SuiteProblem(`"noRuns" is true or false. ${USAGE}`);
  if (everyRun && noRuns) throw new SuiteProblem(`"everyRun" and "noRuns" contradict each other. ${USAGE}`);
  if ((now === undefined) === (advanceMinutes === undefined)) throw new SuiteProblem(USAGE);
  const to = now === undefined ? nowMs + minutes(advanceMinutes) : instant(now);
  if (!(to >= FIRST && to <= LAST)) throw new SuiteProblem('The clock can stand in the years 1 to 9999 only.');
  return { to, everyRun, noRuns };
}

function parse(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new SuiteProblem(`The body is not a JSON object. ${USAGE}`);
}

function minutes(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new SuiteProblem(`"advanceMinutes" is no number. ${USAGE}`);
  return value * 60_000;
}

function instant(value: unknown): number {
  const ms =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value)
      ? Date.parse(value)
      : Number.NaN;
  if (Number.isNaN(ms)) throw new SuiteProblem(`"now" is no instant with its offset from UTC. ${USAGE}`);
  return ms;
}
