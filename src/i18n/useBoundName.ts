import { ZONE } from '#domain/time/epoch.ts';
import { isMinute, startOf } from '#domain/time/typed-period.ts';
import { useFormat } from './useFormat.ts';

/** Returns a function that writes an end of a typed period: a day, or a day and its time; '' for none. */
export function useBoundName(): (bound: string) => string {
  const { day, dateTime } = useFormat();
  return (bound) => {
    const instant = startOf(bound, ZONE);
    if (instant === null) return '';
    return isMinute(bound) ? dateTime(instant) : day(instant);
  };
}
