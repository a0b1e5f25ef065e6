import {
  type FocalObservation,
  type FocalState,
  focalTimeline,
  watchedMs,
} from '../observation-sessions/focal-timeline.ts';
import type { SessionRecord } from '../observation-sessions/session.ts';
import { type Statistics, statisticsOf } from '../statistics/statistics-of.ts';

const HOUR_MS = 3_600_000;

/** A behaviour of the ethogram as its focal results need it. */
export type FocalBehaviour = { readonly code: string; readonly type: 'state' | 'point' };

/** One behaviour in focal observations; durations are in milliseconds. */
export type FocalResult = FocalBehaviour & {
  /** starts of a state, or points */
  readonly count: number;
  /** 0 for a behaviour that is an instant */
  readonly durationMs: number;
  /** of one state, on average; null for a behaviour without a state */
  readonly meanMs: number | null;
  /** the lengths of the states, those that were cut off included */
  readonly bouts: Statistics;
  /** states whose true length is not known, see `isCutOff` */
  readonly cutOff: number;
  /** percent of the observed time, unrounded; null without observed time and for a behaviour that is an instant */
  readonly percent: number | null;
  /** how often in an hour of observed time, unrounded; null without observed time */
  readonly perHour: number | null;
  /** observed time from the beginning of an observation to the first occurrence, of the observations that have one */
  readonly latencies: Statistics;
  /** observations in which it did not occur */
  readonly withoutIt: number;
};

/** The figures of focal observations, of some animals together. */
export type FocalResults = {
  readonly observations: number;
  readonly observedMs: number;
  readonly behaviours: readonly FocalResult[];
};

/** Returns the focal observations of a session, of all its devices, in the order of their beginnings. */
export function observationsOf(records: readonly Pick<SessionRecord, 'entries'>[]): readonly FocalObservation[] {
  return records
    .flatMap(({ entries }) => focalTimeline(entries))
    .toSorted((one, other) => one.startAtUnix - other.startAtUnix);
}

/**
 * Returns whether nobody saw how long a state lasted: it ran when the observation ended, or a pause lies in it. The recorder
 * stops the states that run in the instant of the end.
 */
export function isCutOff({ endAtUnix }: Pick<FocalObservation, 'endAtUnix'>, state: FocalState): boolean {
  const { isOpen, startAtUnix, stopAtUnix, durationMs } = state;
  return isOpen || stopAtUnix === endAtUnix || durationMs < stopAtUnix - startAtUnix;
}

/**
 * Returns durations, shares of the observed time, frequencies and latencies of behaviours; pauses count as no time. The
 * behaviours stand in the order of `behaviours`. Zeros and nulls without an observation.
 * @source Martin & Bateson 2007, Measuring Behaviour, 3rd ed.; Friard & Gamba 2016, Methods Ecol. Evol. 7:1325–1330
 */
export function focalResultsOf(
  observations: readonly FocalObservation[],
  behaviours: readonly FocalBehaviour[],
): FocalResults {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const observedMs = sum(observations.map((one) => one.observedMs));
  return {
    observations: observations.length,
    observedMs,
    behaviours: behaviours.map(({ code, type }) => {
      const each = observations.map((one) => ({
        one,
        states: one.states.filter((state) => state.code === code),
        points: one.points.filter((point) => point.code === code),
      }));
      const states = each.flatMap((some) => some.states);
      const durationMs = sum(states.map((state) => state.durationMs));
      const count = states.length + sum(each.map(({ points }) => points.length));
      const isMeasured = observedMs > 0;
      const first = each.map(({ one, ...some }) => {
        const starts = [...some.states.map((state) => state.startAtUnix), ...some.points.map((point) => point.atUnix)];
        return starts.length === 0 ? null : watchedMs(one.pauses, one.startAtUnix, Math.min(...starts));
      });
      const bouts = statisticsOf(states.map((state) => state.durationMs));
      return {
        ...{ code, type, count, durationMs, meanMs: bouts.mean, bouts },
        cutOff: sum(each.map(({ one, states: some }) => some.filter((state) => isCutOff(one, state)).length)),
        percent: isMeasured && type === 'state' ? (100 * durationMs) / observedMs : null,
        perHour: isMeasured ? (count * HOUR_MS) / observedMs : null,
        ...{ latencies: statisticsOf(first), withoutIt: first.filter((latency) => latency === null).length },
      };
    }),
  };
}
