import { weekdayOf } from '#domain/time/wall-clock.ts';

/** Returns the weeks of a month, Monday first; null for the days of another month. */
export function weeksOfMonth(year: number, month: number): readonly (readonly (number | null)[])[] {
  const before = (weekdayOf({ year, month, day: 1 }) + 6) % 7;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_empty, place) => {
      const day = week * 7 + place - before + 1;
      return day >= 1 && day <= length ? day : null;
    }),
  );
}
