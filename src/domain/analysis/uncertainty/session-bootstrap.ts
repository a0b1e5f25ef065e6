import { seededDraw } from '../../campaigns/seeded-draw.ts';
import { percentOf } from '../behaviour-counts.ts';
import type { DataSet } from '../data-set.ts';
import { diversityOf } from '../diversity.ts';
import type { ScanSample } from '../scan-sample.ts';
import { modifiedSpread, originalSpread } from '../space/spread-of-participation.ts';
import { sum } from '../sum.ts';
import { type Interval, percentileInterval } from './percentile-interval.ts';
import { addedCounts, drawnSessions, type SessionCounts, sessionCountsOf, sessionIdsOf } from './session-counts.ts';

/** Under this number of sessions an interval is mostly too narrow. */
export const FEW_SESSIONS = 10;

/** 95 % intervals of the whole sample; each null with fewer than two sessions, and where no resample defines the value. */
export type SessionBootstrap = {
  readonly resamples: number;
  readonly seed: string;
  /** sessions that are drawn from */
  readonly sessions: number;
  /** fewer than `FEW_SESSIONS` */
  readonly isFew: boolean;
  /** of the pooled percent, in the order of the ethogram */
  readonly behaviours: readonly { readonly behaviour: string; readonly percent: Interval | null }[];
  readonly shannon: Interval | null;
  readonly evenness: Interval | null;
  /** of the percent of each zone that takes part, in their order */
  readonly zones: readonly { readonly zoneId: string; readonly percent: Interval | null }[];
  readonly spread: { readonly original: Interval | null; readonly modified: Interval | null };
};

/**
 * Returns percentile bootstrap intervals over sessions: as many sessions as there are, drawn with replacement, each with all
 * of its records, since the scans of one session resemble one another. A value that is not defined in a resample is left out
 * of it. The same seed gives the same intervals, whatever the order of the sample.
 * @source Efron & Tibshirani 1993, 13.3; Davison & Hinkley 1997, 3.8 (resampling of clusters)
 */
export function sessionBootstrap(
  { scans, visible, ethogram, parameters }: ScanSample,
  {
    zones,
    sessionOf,
    resamples,
    seed,
  }: {
    readonly zones: DataSet['zones'];
    /** the session of a scan, by the id of the scan */
    readonly sessionOf: (scanId: string) => string;
    readonly resamples: number;
    readonly seed: string;
  },
): SessionBootstrap {
  const shown = zones.filter(({ isHidden }) => !isHidden);
  const areas = shown.flatMap(({ areaM2 }) => areaM2 ?? []);
  const zoneIds = shown.map(({ id }) => id);
  const bySession = Map.groupBy(visible, ({ scan }) => sessionOf(scan.id));
  const counted = { ethogram, zoneIds };
  const sessions = sessionIdsOf(scans.map(({ id }) => sessionOf(id))).map((sessionId) =>
    sessionCountsOf(bySession.get(sessionId) ?? [], counted),
  );
  const draw = seededDraw(`${seed} sessions`);
  const draws = drawnSessions(sessions.length, sessions.length < 2 ? 0 : resamples, draw).map((places) =>
    addedCounts(
      places.flatMap((place) => sessions[place] ?? []),
      counted,
    ),
  );
  const intervalOf = (valueOf: (counts: SessionCounts) => number | null) =>
    percentileInterval(draws.map(valueOf).filter((value) => value !== null));
  const diversities = new Map(draws.map((one) => [one, diversityOf(one.behaviours, parameters.shannonLevels)]));
  return {
    ...{ resamples, seed, sessions: sessions.length, isFew: sessions.length < FEW_SESSIONS },
    behaviours: ethogram.map((behaviour, at) => ({
      behaviour,
      percent: intervalOf((one) => percentOf(one.behaviours[at] ?? 0, sum(one.behaviours))),
    })),
    shannon: intervalOf((one) => diversities.get(one)?.shannon ?? null),
    evenness: intervalOf((one) => diversities.get(one)?.evenness ?? null),
    zones: zoneIds.map((zoneId, at) => ({
      zoneId,
      percent: intervalOf((one) => percentOf(one.zones[at] ?? 0, sum(one.zones))),
    })),
    spread: {
      original: intervalOf((one) => originalSpread(one.zones)),
      modified: areas.length === shown.length ? intervalOf((one) => modifiedSpread(one.zones, areas)) : null,
    },
  };
}
