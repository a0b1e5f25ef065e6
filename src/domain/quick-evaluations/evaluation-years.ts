import { dayOf } from '../time/typed-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';

/** Returns the year of an instant in Paris. */
export function yearOf(instant: EpochMs): number {
  return Number(dayOf(instant, ZONE).slice(0, 4));
}

/** Returns the years of these instants with the number of instants in each, the latest first; none for no instant. */
export function yearsOf(instants: readonly EpochMs[]): { readonly year: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const instant of instants) counts.set(yearOf(instant), (counts.get(yearOf(instant)) ?? 0) + 1);
  return [...counts].map(([year, count]) => ({ year, count })).toSorted((one, other) => other.year - one.year);
}
