import { addDays, startOfDay } from '../time/calendar-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import { dayOf, instantOfDay, twoDigits } from '../time/typed-day.ts';
import { WORKING_HOURS } from './plan.ts';
import { seededDraw, shuffled } from './seeded-draw.ts';

/** The most that one draw gives. */
export const MAX_DRAWN = 500;
/** The lengths of time slots, in minutes. */
export const SLOT_MINUTES = [15, 30, 60] as const;
/** The most days from which time slots are drawn. */
const MAX_SLOT_DAYS = 92;

/** One draw of a sample. */
export type Drawn = {
  /** from 1 */
  readonly number: number;
  readonly id: string;
  /** null without observers */
  readonly observerId: string | null;
};

/**
 * Returns a sample of `count` ids, shared between observers. The same seed draws the same from the same ids, in whatever
 * order they are given. Nothing is drawn a second time before everything was drawn once, and nobody has more than one
 * draw more than another. Empty without ids; no more than `MAX_DRAWN`.
 */
export function drawSample(
  seed: string,
  {
    ids,
    count,
    observerIds,
  }: { readonly ids: readonly string[]; readonly count: number; readonly observerIds: readonly string[] },
): readonly Drawn[] {
  const most = ids.length === 0 ? 0 : Math.min(MAX_DRAWN, Math.max(0, Math.floor(count) || 0));
  const nextId = inRounds(ids, `${seed} sample`);
  const nextObserver = inRounds(observerIds, `${seed} observers`);
  return Array.from({ length: most }, (_none, at) => ({
    number: at + 1,
    id: nextId() ?? '',
    observerId: nextObserver(),
  }));
}

/**
 * Returns the beginnings of the time slots from a day to another, both included, within `WORKING_HOURS`. Empty where the last
 * day lies before the first; no more than three months are looked at.
 */
export function slotsBetween(first: EpochMs, last: EpochMs, minutes: number): readonly EpochMs[] {
  const slots: EpochMs[] = [];
  const [from, until] = WORKING_HOURS;
  let day = startOfDay(first, ZONE);
  for (let number = 0; day <= last && number < MAX_SLOT_DAYS; number += 1) {
    for (let minute = from * 60; minute + minutes <= until * 60; minute += minutes) {
      const time = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
      const at = instantOfDay(dayOf(day, ZONE), time, ZONE);
      if (at !== null) slots.push(at);
    }
    day = addDays(day, 1, ZONE);
  }
  return slots;
}

/** Returns a source of ids that gives all of them in each round, each round in another order; null without ids. */
function inRounds(ids: readonly string[], seed: string): () => string | null {
  const draw = seededDraw(seed);
  const sorted = [...new Set(ids)].toSorted();
  let round: string[] = [];
  return () => {
    if (round.length === 0) round = shuffled(sorted, draw);
    return round.pop() ?? null;
  };
}
