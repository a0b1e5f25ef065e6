/** How often something can be done, told by the median of several rounds. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What several rounds gave; the extremes tell how steady the machine was. */
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
 * How often something was done per second, and what once took of the processor, client and server together.
 * The second figure hardly changes when others use the machine as well.
 */
export type Pace = { readonly perSecond: number; readonly cpuMs: number };

/** Clears away what was left behind, so that nobody pays for the rubbish of whoever was measured before. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Does something for a while, with as many in flight as asked for.
 *
 * @param operation is given the number of the call
 */
export async function measurePace(
  operation: (call: number) => unknown,
  { inFlight, milliseconds }: { readonly inFlight: number; readonly milliseconds: number },
): Promise<Pace> {
  // Connections that were closed meanwhile are opened before the clock runs.
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
