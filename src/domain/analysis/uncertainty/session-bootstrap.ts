import { seededDraw } from '../../campaigns/seeded-draw.ts';
import { compareCodeUnits } from '../../shared/code-units.ts';
import { countsOf, percentOf } from '../behaviour-counts.ts';
import type { DataSet } from '../data-set.ts';
import { diversityOf } from '../diversity.ts';
import type { ScanSample } from '../scan-sample.ts';
import { modifiedSpread, originalSpread } from '../space/spread-of-participation.ts';
import { zoneUse } from '../space/zone-use.ts';
import { sum } from '../sum.ts';
import { type Interval, percentileInterval } from './percentile-interval.ts';

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

/** The visible records of a session by behaviour and by zone. */
type Counts = { readonly behaviours: readonly number[]; readonly zones: readonly number[] };

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
  const sessionIds = [...new Set(scans.map(({ id }) => sessionOf(id)))].toSorted(compareCodeUnits);
  const sessions = sessionIds.map((sessionId): Counts => {
    const records = bySession.get(sessionId) ?? [];
    const ofZones = records.map(({ zoneId }) => zoneId);
    return { behaviours: [...countsOf(records, ethogram).values()], zones: [...zoneUse(zoneIds, ofZones).counts] };
  });
  const draws = sessions.length < 2 ? [] : resampled(sessions, resamples, seed);
  const intervalOf = (valueOf: (counts: Counts) => number | null) =>
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

function resampled(sessions: readonly Counts[], resamples: number, seed: string): Counts[] {
  const draw = seededDraw(`${seed} sessions`);
  return Array.from({ length: resamples }, () => {
    const drawn = sessions.map(() => sessions[draw(sessions.length)]);
    const added = (countsIn: (counts: Counts) => readonly number[]) =>
      countsIn(sessions[0] as Counts).map((_count, at) =>
        sum(drawn.map((one) => (one === undefined ? 0 : (countsIn(one)[at] ?? 0)))),
      );
    return { behaviours: added(({ behaviours }) => behaviours), zones: added(({ zones }) => zones) };
  });
}
