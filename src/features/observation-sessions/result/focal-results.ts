import { type FocalObservation, focalTimeline } from '#domain/observation-sessions/focal-timeline.ts';
import type { SessionRecord } from '#domain/observation-sessions/session.ts';

const HOUR_MS = 3_600_000;

/** One behaviour in focal observations; durations are in milliseconds. */
export type FocalResult = {
  readonly code: string;
  /** starts of a state, or points */
  readonly count: number;
  /** 0 for a behaviour that is an instant */
  readonly durationMs: number;
  /** of one state, on average; null for a behaviour without a state */
  readonly meanMs: number | null;
  /** percent of the observed time, unrounded; null without observed time and for a behaviour that is an instant */
  readonly percent: number | null;
  /** how often in an hour of observed time, unrounded; null without observed time */
  readonly perHour: number | null;
};

/** The figures of the focal observations of a session, for some animals together. */
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
 * Returns durations, shares of the observed time and frequencies of behaviours; pauses count as no time. The behaviours
 * stand in the order of `behaviours`. Zeros and nulls without an observation.
 */
export function focalResultsOf(
  observations: readonly FocalObservation[],
  behaviours: readonly { readonly code: string; readonly type: 'state' | 'point' }[],
): FocalResults {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const observedMs = sum(observations.map((one) => one.observedMs));
  return {
    observations: observations.length,
    observedMs,
    behaviours: behaviours.map(({ code, type }) => {
      const states = observations.flatMap((one) => one.states.filter((state) => state.code === code));
      const points = observations.flatMap((one) => one.points.filter((point) => point.code === code));
      const durationMs = sum(states.map((state) => state.durationMs));
      const count = states.length + points.length;
      const isMeasured = observedMs > 0;
      return {
        ...{ code, count, durationMs },
        meanMs: states.length === 0 ? null : durationMs / states.length,
        percent: isMeasured && type === 'state' ? (100 * durationMs) / observedMs : null,
        perHour: isMeasured ? (count * HOUR_MS) / observedMs : null,
      };
    }),
  };
}
