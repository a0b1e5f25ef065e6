import { describe, expect, it } from 'vitest';
import { aCampaignContent } from '../../../tests/support/builders/campaign.ts';
import { addDays, endOfDay, startOfDay } from '../time/calendar-day.ts';
import { ZONE } from '../time/epoch.ts';
import { wallClockAt } from '../time/wall-clock.ts';
import { EVALUATION_FREQUENCIES, MAX_PLANNED_SESSIONS, type Observation } from './campaign.ts';
import { drawPlan, loadOf, plannedCount, type PlanSource, redrawPlan } from './plan.ts';
import { seededDraw } from './seeded-draw.ts';

const paris = (day: string) => startOfDay(Date.parse(`${day}T12:00:00Z`), ZONE);
const source = (differences: Partial<PlanSource> = {}, observation: Partial<Observation> = {}): PlanSource => {
  const content = aCampaignContent();
  return { ...content, observation: { ...content.observation, ...observation }, ...differences };
};
const people = (count: number) => Array.from({ length: count }, (_none, at) => `person-${at}`);
const places = (count: number) => Array.from({ length: count }, (_none, at) => `enclosure-${at}`);

/** Sources and enclosures of every size, drawn from one seed, across both changes of the clock. */
function* samples() {
  const draw = seededDraw('samples of plans');
  for (let number = 0; number < 120; number += 1) {
    const startAtUnix = addDays(paris('2026-01-31'), draw(330), ZONE);
    const sample = source(
      {
        ...{ startAtUnix, endAtUnix: addDays(startAtUnix, draw(200), ZONE), observerIds: people(draw(6)) },
        evaluationFrequency: EVALUATION_FREQUENCIES[draw(EVALUATION_FREQUENCIES.length)] ?? 'weekly',
      },
      { sessionCount: 1 + draw(9), sessionMinutes: 1 + draw(480) },
    );
    yield { sample, enclosureIds: places(draw(8)), seed: `seed ${number}` };
  }
}

describe('the plan of a campaign', () => {
  it('has one session a week in four weeks, each in its week', () => {
    const plan = drawPlan(source(), ['enclosure-1'], 'a');
    expect(plan.map(({ plannedId }) => plannedId)).toEqual(['1-1-1', '2-1-1', '3-1-1', '4-1-1']);
    const weeks = plan.map(({ atUnix }) => Math.floor((atUnix - source().startAtUnix) / (7 * 86_400_000)));
    expect(weeks).toEqual([0, 1, 2, 3]);
  });
  it('is the same for the same seed, and another for another', () => {
    const draw = (seed: string) => drawPlan(source({ observerIds: people(3) }), places(4), seed);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });
  it('lies within the dates and the working hours, is balanced and never too large, whatever the campaign', () => {
    for (const { sample, enclosureIds, seed } of samples()) {
      const plan = drawPlan(sample, enclosureIds, seed);
      expect(plan).toHaveLength(Math.min(plannedCount(sample, enclosureIds.length), MAX_PLANNED_SESSIONS));
      expect(new Set(plan.map(({ plannedId }) => plannedId)).size).toBe(plan.length);
      for (const { atUnix } of plan) {
        const { hour, minute } = wallClockAt(atUnix, ZONE);
        expect(hour * 60 + minute).toBeGreaterThanOrEqual(8 * 60);
        expect(hour * 60 + minute + sample.observation.sessionMinutes).toBeLessThanOrEqual(17 * 60);
        expect(atUnix).toBeGreaterThanOrEqual(sample.startAtUnix);
        expect(atUnix).toBeLessThan(endOfDay(sample.endAtUnix, ZONE));
      }
      const loads = loadOf(plan, sample).map(({ sessions }) => sessions);
      expect(Math.max(0, ...loads) - Math.min(...loads, Math.max(0, ...loads))).toBeLessThanOrEqual(1);
      expect(plan.some(({ observerId }) => observerId === null)).toBe(loads.length === 0 && plan.length > 0);
    }
  });
  it('keeps its hours on the days that change the clock', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const plan = drawPlan(source({ startAtUnix: paris(day), endAtUnix: paris(day) }), places(5), 'clock');
      expect(plan).toHaveLength(5);
      for (const { atUnix } of plan) {
        const { hour } = wallClockAt(atUnix, ZONE);
        expect(hour).toBeGreaterThanOrEqual(8);
        expect(hour).toBeLessThan(17);
      }
    }
  });
  it('puts no two sessions at the same time while there is room', () => {
    const plan = drawPlan(source({}, { sessionCount: 7, sessionMinutes: 30 }), places(3), 'room');
    const starts = plan.map(({ atUnix }) => atUnix).toSorted((a, b) => a - b);
    const gaps = starts.slice(1).map((at, before) => at - (starts[before] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30 * 60_000);
  });
  it('begins each month on the day of the first one, or on the last day of a shorter month', () => {
    const long = source({
      ...{ startAtUnix: paris('2026-01-31'), endAtUnix: paris('2026-04-29'), evaluationFrequency: 'monthly' },
    });
    // 31 January to 27 February, 28 February to 30 March, 31 March to 29 April
    expect(plannedCount(long, 1)).toBe(3);
  });
  it('gives a period that the end cuts short its share of sessions', () => {
    const cut = source({ endAtUnix: addDays(source().startAtUnix, 8, ZONE) }, { sessionCount: 7 });
    expect(plannedCount(cut, 1)).toBe(9);
    const only = source({ endAtUnix: addDays(source().startAtUnix, 1, ZONE) }, { sessionCount: 7 });
    expect(plannedCount(only, 1)).toBe(7);
  });
  it('is empty without a sampling method, without enclosures and with an end before the start', () => {
    expect(drawPlan(source({}, { methods: [] }), places(2), 'a')).toEqual([]);
    expect(drawPlan(source(), [], 'a')).toEqual([]);
    expect(drawPlan(source({ endAtUnix: 0 }), places(2), 'a')).toEqual([]);
  });
  it('stops at its largest size, also for dates centuries apart and numbers beyond their limits', () => {
    const endless = source({ endAtUnix: Date.parse('2190-01-01') }, { sessionCount: 1_000_000 });
    expect(drawPlan(endless, places(30), 'a')).toHaveLength(MAX_PLANNED_SESSIONS);
    expect(plannedCount(endless, 30)).toBeGreaterThan(MAX_PLANNED_SESSIONS);
    expect(drawPlan(source({}, { sessionCount: Number.NaN }), places(1), 'a')).toEqual([]);
  });
});

describe('a plan that is drawn again', () => {
  const before = source({ observerIds: people(2) }, { sessionCount: 3 });
  const plan = drawPlan(before, places(2), 'seed');
  const now = addDays(before.startAtUnix, 10, ZONE);

  it('keeps the past, and shares what comes between the present people', () => {
    const after = { ...before, observerIds: ['newcomer'] };
    const again = redrawPlan(plan, after, places(2), 'seed', { now, begunIds: null });
    const isPast = ({ atUnix }: { atUnix: number }) => atUnix < now;
    expect(again.filter(isPast)).toEqual(plan.filter(isPast));
    expect(again.filter((one) => !isPast(one)).every(({ observerId }) => observerId === 'newcomer')).toBe(true);
    expect(again.map(({ plannedId, atUnix }) => [plannedId, atUnix])).toEqual(
      plan.map(({ plannedId, atUnix }) => [plannedId, atUnix]),
    );
  });
  it('grows by whole weeks with a later end, and loses those after an earlier one', () => {
    const later = { ...before, endAtUnix: addDays(before.endAtUnix, 7, ZONE) };
    expect(redrawPlan(plan, later, places(2), 'seed', { now, begunIds: null })).toHaveLength(plan.length + 6);
    const earlier = { ...before, endAtUnix: addDays(before.endAtUnix, -7, ZONE) };
    expect(redrawPlan(plan, earlier, places(2), 'seed', { now, begunIds: null })).toHaveLength(plan.length - 6);
  });

  describe('of a campaign that plans missed sessions again', () => {
    const past = plan.filter(({ atUnix }) => atUnix < now).map(({ plannedId }) => plannedId);
    const [begun = '', ...missed] = past;
    const idsOf = (sessions: typeof plan) => sessions.map(({ plannedId }) => plannedId);
    const redraw = (of: typeof plan, campaign = before, at = now, begunIds = new Set([begun])) =>
      redrawPlan(of, campaign, places(2), 'seed', { now: at, begunIds });

    it('gives each a time within a week from tomorrow, and leaves what was begun and what comes', () => {
      const again = redraw(plan);
      expect(missed.length).toBeGreaterThan(3);
      expect(idsOf(again).toSorted()).toEqual(idsOf(plan).toSorted());
      expect(again.toSorted((one, other) => one.atUnix - other.atUnix)).toEqual(again);
      const isMissed = ({ plannedId }: { plannedId: string }) => missed.includes(plannedId);
      const timesOf = (sessions: typeof plan) =>
        sessions.filter((one) => !isMissed(one)).map(({ plannedId, atUnix }) => [plannedId, atUnix]);
      expect(timesOf(again)).toEqual(timesOf(plan));
      for (const { atUnix } of again.filter(isMissed)) {
        expect(atUnix).toBeGreaterThanOrEqual(addDays(startOfDay(now, ZONE), 1, ZONE));
        expect(atUnix).toBeLessThan(addDays(startOfDay(now, ZONE), 8, ZONE));
        expect(wallClockAt(atUnix, ZONE).hour).toBeGreaterThanOrEqual(8);
      }
      expect(idsOf(again.filter(({ atUnix }) => atUnix < now))).toEqual([begun]);
    });
    it('keeps the new times when it is drawn once more, but for those after an earlier end', () => {
      const again = redraw(plan);
      expect(redraw(again)).toEqual(again);
      const cut = redraw(again, { ...before, endAtUnix: addDays(startOfDay(now, ZONE), 2, ZONE) });
      const end = addDays(startOfDay(now, ZONE), 3, ZONE);
      expect(cut.every(({ atUnix }) => atUnix < end)).toBe(true);
    });
    it('leaves a session of today, and all of them when the campaign has no day left', () => {
      const first = plan.at(0) as (typeof plan)[number];
      const sameDay = redraw(plan, before, first.atUnix + 1, new Set());
      expect(sameDay[0]).toEqual(first);
      const over = redraw(plan, before, endOfDay(before.endAtUnix, ZONE), new Set());
      expect(over).toEqual(plan);
    });
  });
});

it('a load counts the sessions and minutes of each observer', () => {
  const load = loadOf(drawPlan(source({ observerIds: people(2) }), places(1), 'a'), source({ observerIds: people(2) }));
  expect(load).toEqual([
    { observerId: 'person-0', sessions: 2, minutes: 60 },
    { observerId: 'person-1', sessions: 2, minutes: 60 },
  ]);
});
