import type { FocalObservation } from '#domain/observation-sessions/focal-timeline.ts';

/** A stretch of time, in milliseconds from the beginning of the drawing. */
type Stretch = { readonly from: number; readonly to: number };

/** One behaviour of one animal over the session. */
export type FocalLane = {
  readonly code: string;
  readonly states: readonly Stretch[];
  readonly points: readonly number[];
};

/** The observations of a session as rows over one time. */
export type SessionLanes = {
  /** the instant of the first beginning; 0 without an observation */
  readonly fromMs: number;
  /** at least 1 */
  readonly lengthMs: number;
  readonly animals: readonly {
    readonly animalId: string;
    readonly watched: readonly Stretch[];
    readonly pauses: readonly Stretch[];
    readonly lanes: readonly FocalLane[];
  }[];
};

/**
 * Returns the rows of the animals in the order in which they were observed: of each, the behaviours that it showed, in the order
 * of `codes`. Empty without an observation.
 */
export function lanesOf(observations: readonly FocalObservation[], codes: readonly string[]): SessionLanes {
  const begins = observations.map(({ startAtUnix }) => startAtUnix);
  const fromMs = begins.length === 0 ? 0 : Math.min(...begins);
  const endOf = ({ startAtUnix, observedMs, pauses }: FocalObservation) =>
    startAtUnix + observedMs + pauses.reduce((all, { from, to }) => all + to - from, 0);
  const lengthMs = Math.max(1, ...observations.map((one) => endOf(one) - fromMs));
  const stretch = (from: number, to: number): Stretch => ({ from: from - fromMs, to: to - fromMs });
  const byAnimal = Map.groupBy(observations, ({ animalId }) => animalId);
  return {
    ...{ fromMs, lengthMs },
    animals: [...byAnimal].map(([animalId, own]) => ({
      animalId,
      watched: own.map((one) => stretch(one.startAtUnix, endOf(one))),
      pauses: own.flatMap(({ pauses }) => pauses.map(({ from, to }) => stretch(from, to))),
      lanes: codes
        .map((code) => ({
          code,
          states: own.flatMap(({ states }) =>
            states
              .filter((state) => state.code === code)
              .map(({ startAtUnix, stopAtUnix }) => stretch(startAtUnix, stopAtUnix)),
          ),
          points: own.flatMap(({ points }) =>
            points.filter((point) => point.code === code).map(({ atUnix }) => atUnix - fromMs),
          ),
        }))
        .filter(({ states, points }) => states.length + points.length > 0),
    })),
  };
}
