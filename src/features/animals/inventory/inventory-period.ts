import type { InventoryPeriod } from '#domain/inventory/history.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';

/** The first and the last day as their fields hold them: 'YYYY-MM-DD', '' while none is typed. */
export type TypedPeriod = { readonly from: string; readonly to: string };

/** The reason why a day cannot be used: none is typed, it lies ahead, or the end lies before the beginning. */
export type WrongDay = 'missing' | 'ahead' | 'order';

export type ReadPeriod =
  | { readonly ok: true; readonly period: InventoryPeriod }
  | { readonly ok: false; readonly wrong: Partial<Readonly<Record<keyof TypedPeriod, WrongDay>>> };

/** Returns the present year up to today. */
export function defaultPeriod(now: EpochMs): TypedPeriod {
  const today = dayOf(now, ZONE);
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
}

/** Returns the period of two typed days, the last one whole, or the reason at the day that is wrong. */
export function readPeriod({ from, to }: TypedPeriod, now: EpochMs): ReadPeriod {
  const [first, last] = [instantOfDay(from, '00:00', ZONE), instantOfDay(to, '00:00', ZONE)];
  if (first === null || last === null)
    return {
      ok: false,
      wrong: { ...(first === null && { from: 'missing' }), ...(last === null && { to: 'missing' }) },
    };
  if (last > now) return { ok: false, wrong: { to: 'ahead' } };
  if (last < first) return { ok: false, wrong: { to: 'order' } };
  return { ok: true, period: { from: first, until: endOfDay(last, ZONE) } };
}
