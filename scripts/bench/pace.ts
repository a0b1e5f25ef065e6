/** The rate of an operation, as the median of several rounds. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The result of several rounds; the extremes show how steady the machine was. */
export type Spread = { readonly median: number; readonly lowest: number; readonly highest: number };

/** Returns the median and the extremes. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { median, lowest: at(0), highest: at(sorted.length - 1) };
}

/**
 * The rate per second, and the processor time of one operation, client and server together. Other processes hardly
 * change the second figure.
 */
export type Pace = { readonly perSecond: number; readonly cpuMs: number };

/** Collects garbage, so that no measurement pays for the garbage of another one. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Repeats an operation for a while, with a fixed concurrency.
 * @param operation receives the number of the call
 */
export async function measurePace(
  operation: (call: number) => unknown,
  { inFlight, milliseconds }: { readonly inFlight: number; readonly milliseconds: number },
): Promise<Pace> {
  // Connections that were closed meanwhile are reopened before the clock runs.
  await Promise.all(Array.from({ length: inFlight }, (_, call) => operation(call + 1)));
  collectGarbage();
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + milliseconds;
  let begun = 0;
  const repeat = async () => {
    while (performance.now() < end) {
      begun += 1;
      await operation(begun);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, repeat));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: begun / seconds, cpuMs: (user + system) / 1000 / begun };
}
