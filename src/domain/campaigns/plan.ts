import { endOfDay } from '../time/calendar-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import { floatingMs, instantAt, wallClockAt, wallClockOfFloating } from '../time/wall-clock.ts';
import {
  type CampaignContent,
  type EvaluationFrequency,
  MAX_PLANNED_SESSIONS,
  OBSERVATION_LIMITS,
  type PlannedSession,
} from './campaign.ts';
import { seededDraw, shuffled } from './seeded-draw.ts';

/** The part of a campaign from which its plan follows. */
export type PlanSource = Pick<
  CampaignContent,
  'startAtUnix' | 'endAtUnix' | 'evaluationFrequency' | 'observerIds' | 'observation'
>;
/** The work of an observer in a plan. */
export type ObserverLoad = { readonly observerId: string; readonly sessions: number; readonly minutes: number };

/** The hours of Europe/Paris in which sessions are planned: a session ends before the second. */
export const WORKING_HOURS = [8, 17] as const;
/** The length of the working day, which no planned session exceeds. */
export const WORKING_DAY_MINUTES = (WORKING_HOURS[1] - WORKING_HOURS[0]) * 60;
/** Sessions begin at a quarter of an hour. */
const STEP_MINUTES = 15;
/** Draws of one session until one overlaps no other; the least overlapping one is kept. */
const TRIES = 16;
/** The days from tomorrow on which a missed session is planned again. */
const DAYS_TO_REPEAT = 7;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS: Partial<Record<EvaluationFrequency, number>> = { weekly: 7, biweekly: 14 };
const MONTHS: Partial<Record<EvaluationFrequency, number>> = { monthly: 1, quarterly: 3, biannual: 6, yearly: 12 };

/** A period of the frequency within the campaign: calendar days, counted since 1970, and sessions of each enclosure. */
type Period = { readonly firstDay: number; readonly days: number; readonly count: number };
type Slot = Omit<PlannedSession, 'observerId'>;

/**
 * Returns how many sessions the plan of so many enclosures has. It may exceed `MAX_PLANNED_SESSIONS`: then the campaign
 * cannot be launched. 0 without a sampling method: questionnaires are answered without sessions.
 */
export function plannedCount(source: PlanSource, enclosures: number): number {
  if (source.observation.methods.length === 0) return 0;
  let count = 0;
  for (const period of periodsOf(source)) {
    count += period.count * enclosures;
    // Enough to know that it is too many: dates may be centuries apart while somebody types.
    if (count > MAX_PLANNED_SESSIONS * 100) break;
  }
  return count;
}

/**
 * Returns the sessions of a campaign by time: in each period of its frequency `sessionCount` for each enclosure, spread
 * over the days, in working hours of Europe/Paris, as few as possible at the same time, and shared between the observers
 * so that nobody has more than one session more than another. The same seed draws the same plan. Each period is drawn by
 * itself: a later end adds sessions and moves none but those of the last period. No more than `MAX_PLANNED_SESSIONS`.
 */
export function drawPlan(source: PlanSource, enclosureIds: readonly string[], seed: string): PlannedSession[] {
  return shared(slotsOf(source, enclosureIds, seed), source.observerIds, seed);
}

/** The instant at which a plan is drawn again. */
export type Redraw = {
  readonly now: EpochMs;
  /** the planned sessions that were begun; null for a campaign that does not plan missed ones again */
  readonly begunIds: ReadonlySet<string> | null;
};

/**
 * Returns the plan of a campaign whose people or end changed: what lies before `now` stays as it was planned, what comes
 * is drawn again and shared between the present observers. A session whose day has passed without it gets another day of
 * the coming week, as far as the campaign has one left. Planned sessions keep their ids.
 */
export function redrawPlan(
  before: readonly PlannedSession[],
  source: PlanSource,
  enclosureIds: readonly string[],
  seed: string,
  { now, begunIds }: Redraw,
): PlannedSession[] {
  const missed = before.filter(
    ({ plannedId, atUnix }) => begunIds !== null && endOfDay(atUnix, ZONE) <= now && !begunIds.has(plannedId),
  );
  const again = repeated(missed, source, seed, now);
  const againIds = new Set(again.map(({ plannedId }) => plannedId));
  const past = before.filter(({ plannedId, atUnix }) => atUnix < now && !againIds.has(plannedId));
  const pastIds = new Set(past.map(({ plannedId }) => plannedId));
  const later = new Map(
    before.flatMap(({ plannedId, atUnix }) => (atUnix < now ? [] : [[plannedId, atUnix] as const])),
  );
  const end = endOfDay(source.endAtUnix, ZONE);
  const coming = slotsOf(source, enclosureIds, seed)
    // A session that was planned again before keeps its new day.
    .map((slot) => (slot.atUnix < now ? { ...slot, atUnix: later.get(slot.plannedId) ?? slot.atUnix } : slot))
    .filter(
      ({ plannedId, atUnix }) => atUnix >= now && atUnix < end && !pastIds.has(plannedId) && !againIds.has(plannedId),
    );
  const all = [...coming, ...again].toSorted(byTime);
  return [...past, ...shared(all, source.observerIds, seed)].slice(0, MAX_PLANNED_SESSIONS);
}

/** Returns missed sessions on days of the coming week; none where the campaign has no day left. */
function repeated(missed: readonly Slot[], source: PlanSource, seed: string, now: EpochMs): Slot[] {
  const firstDay = dayOf(now) + 1;
  const days = Math.min(DAYS_TO_REPEAT, dayOf(source.endAtUnix) - firstDay + 1);
  if (days < 1) return [];
  const { sessionMinutes } = source.observation;
  const enclosureIds = missed.map(({ enclosureId }) => enclosureId);
  const slots = slotsOfPeriod({ firstDay, days, count: 1 }, { number: firstDay, enclosureIds, sessionMinutes, seed });
  return slots.map(({ atUnix }, at) => ({ ...(missed[at] as Slot), atUnix }));
}

/** Returns the load of each observer in a plan, in the order of `observerIds`; sessions of nobody count for nobody. */
export function loadOf(
  plan: readonly PlannedSession[],
  { observerIds, observation }: Pick<PlanSource, 'observerIds' | 'observation'>,
): ObserverLoad[] {
  return observerIds.map((observerId) => {
    const sessions = plan.filter((one) => one.observerId === observerId).length;
    return { observerId, sessions, minutes: sessions * observation.sessionMinutes };
  });
}

/**
 * Returns the periods of a campaign's frequency that have begun at an instant, in their order, from the first day on; the
 * last one of a campaign ends with it. Ends are not included.
 */
export function periodsUntil(
  source: PlanSource,
  now: EpochMs,
): { readonly fromMs: EpochMs; readonly untilMs: EpochMs }[] {
  const startOfDayOf = (day: number) => instantAt(wallClockOfFloating(day * DAY_MS), ZONE);
  const begun = [];
  for (const { firstDay, days } of periodsOf(source)) {
    const fromMs = startOfDayOf(firstDay);
    if (fromMs > now) break;
    begun.push({ fromMs, untilMs: startOfDayOf(firstDay + days) });
  }
  return begun;
}

/** Returns the periods from the first day to the last one. A period cut short by the end has its share of sessions. */
function* periodsOf({ startAtUnix, endAtUnix, evaluationFrequency, observation }: PlanSource): Generator<Period> {
  const [first, last] = [dayOf(startAtUnix), dayOf(endAtUnix)];
  const [, most] = OBSERVATION_LIMITS.sessionCount;
  const whole = Math.min(most, Math.max(0, Math.floor(observation.sessionCount) || 0));
  for (let number = 0, from = first; from <= last; number += 1) {
    const next = startOfPeriod(first, evaluationFrequency, number + 1);
    const days = Math.min(next, last + 1) - from;
    const isWhole = number === 0 || days === next - from;
    yield { firstDay: from, days, count: isWhole ? whole : Math.ceil((whole * days) / (next - from)) };
    from = next;
  }
}

/** Returns the first day of a period, counted from the first day of the campaign; a month without that day has its last. */
function startOfPeriod(first: number, frequency: EvaluationFrequency, number: number): number {
  const days = DAYS[frequency];
  if (days !== undefined) return first + days * number;
  const { year, month, day } = wallClockOfFloating(first * DAY_MS);
  const later = month - 1 + (MONTHS[frequency] ?? 1) * number;
  const lastOfMonth = new Date(Date.UTC(year, later + 1, 0)).getUTCDate();
  return Date.UTC(year, later, Math.min(day, lastOfMonth)) / DAY_MS;
}

function dayOf(instant: EpochMs): number {
  return floatingMs({ ...wallClockAt(instant, ZONE), hour: 0, minute: 0 }) / DAY_MS;
}

function slotsOf(source: PlanSource, enclosureIds: readonly string[], seed: string): Slot[] {
  const { methods, sessionMinutes } = source.observation;
  const slots: Slot[] = [];
  if (methods.length === 0) return slots;
  let number = 0;
  for (const period of periodsOf(source)) {
    if (slots.length >= MAX_PLANNED_SESSIONS || enclosureIds.length === 0) break;
    number += 1;
    slots.push(...slotsOfPeriod(period, { number, enclosureIds, sessionMinutes, seed }));
  }
  return slots.toSorted(byTime).slice(0, MAX_PLANNED_SESSIONS);
}

type OfPeriod = {
  readonly number: number;
  readonly enclosureIds: readonly string[];
  readonly sessionMinutes: number;
  readonly seed: string;
};

function slotsOfPeriod(
  { firstDay, days, count }: Period,
  { number, enclosureIds, sessionMinutes, seed }: OfPeriod,
): Slot[] {
  const draw = seededDraw(`${seed} period ${number}`);
  const latest = Math.max(0, WORKING_DAY_MINUTES - sessionMinutes);
  const taken = new Map<number, number[]>();
  const overlaps = (day: number, minute: number) =>
    (taken.get(day) ?? []).filter((other) => Math.abs(other - minute) < sessionMinutes).length;
  const slots: Slot[] = [];
  for (let session = 0; session < count; session += 1) {
    // Each session has its own part of the period, so that the days are used evenly.
    const from = Math.floor((session * days) / count);
    const width = Math.max(1, Math.floor(((session + 1) * days) / count) - from);
    for (const [at, enclosureId] of enclosureIds.entries()) {
      let best = { day: 0, minute: 0, overlaps: Number.POSITIVE_INFINITY };
      for (let attempt = 0; attempt < TRIES && best.overlaps > 0; attempt += 1) {
        const day = firstDay + from + draw(width);
        const minute = draw(Math.floor(latest / STEP_MINUTES) + 1) * STEP_MINUTES;
        const found = overlaps(day, minute);
        if (found < best.overlaps) best = { day, minute, overlaps: found };
      }
      taken.set(best.day, [...(taken.get(best.day) ?? []), best.minute]);
      slots.push({ plannedId: `${number}-${at + 1}-${session + 1}`, enclosureId, atUnix: instantOf(best) });
    }
  }
  return slots;
}

function instantOf({ day, minute }: { readonly day: number; readonly minute: number }): EpochMs {
  return instantAt(wallClockOfFloating(day * DAY_MS + (WORKING_HOURS[0] * 60 + minute) * MINUTE_MS), ZONE);
}

/** Returns the sessions with their observers: in each round everybody gets one, in another order. */
function shared(slots: readonly Slot[], observerIds: readonly string[], seed: string): PlannedSession[] {
  const draw = seededDraw(`${seed} observers`);
  let round: string[] = [];
  return slots.map((slot) => {
    if (round.length === 0) round = shuffled(observerIds, draw);
    return { ...slot, observerId: round.pop() ?? null };
  });
}

function byTime(one: Slot, other: Slot): number {
  return one.atUnix - other.atUnix || one.plannedId.localeCompare(other.plannedId, 'en', { numeric: true });
}
