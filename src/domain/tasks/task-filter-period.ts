import type { EpochMs } from '../time/epoch.ts';
import { dayOf, timeOf } from '../time/typed-day.ts';
import type { TypedPeriod } from '../time/typed-period.ts';
import type { Span } from './distribution-period.ts';

const MIDNIGHT = '00:00';

/** Returns the period of a span whose ends are full minutes: in days when it begins and ends at midnight. */
export function periodOfSpan({ fromMs, untilMs }: Span, zone: string): TypedPeriod {
  const isFromMidnight = timeOf(fromMs, zone) === MIDNIGHT;
  const isToMidnight = timeOf(untilMs, zone) === MIDNIGHT;
  return {
    from: isFromMidnight ? dayOf(fromMs, zone) : minuteOf(fromMs, zone),
    until: isToMidnight ? dayOf(untilMs - 1, zone) : minuteOf(untilMs, zone),
  };
}

function minuteOf(instant: EpochMs, zone: string): string {
  return `${dayOf(instant, zone)}T${timeOf(instant, zone)}`;
}
