import { seededDraw } from '../../campaigns/seeded-draw.ts';
import { percentOf } from '../behaviour-counts.ts';
import { canonicalDataSet } from '../canonical-data-set.ts';
import type { DataSet } from '../data-set.ts';
import { diversityOf } from '../diversity.ts';
import type { Parameters } from '../parameters.ts';
import type { ScanSample } from '../scan-sample.ts';
import { sum } from '../sum.ts';
import { type Interval, percentileInterval } from '../uncertainty/percentile-interval.ts';
import { FEW_SESSIONS } from '../uncertainty/session-bootstrap.ts';
import {
  addedCounts,
  type Counted,
  drawnSessions,
  type SessionCounts,
  sessionCountsOf,
  sessionIdsOf,
} from '../uncertainty/session-counts.ts';
import { DEFAULT_UNCERTAINTY } from '../uncertainty/uncertainty.ts';
import { type ComparedSides, samplesOf } from './compared-sides.ts';
import { cohensH, type Effect, standardisedDifference } from './effect-size.ts';

/** With fewer sessions on a side there are so few different resamples that an interval would say nothing. [proposal] */
export const MIN_COMPARED_SESSIONS = 5;

/** How much stands on one side. */
export type ComparedSide = {
  /** sessions and scans in which an animal of the side was seen */
  readonly sessions: number;
  readonly scans: number;
  /** records of animals that were looked for, seen or not */
  readonly records: number;
  /** N: records of animals that were seen */
  readonly visible: number;
};

/** A difference B − A with its 95 % interval; null where a value is not defined, or, the interval, with few sessions. */
type Difference = {
  readonly difference: number | null;
  readonly interval: Interval | null;
  readonly effect: Effect | null;
};
/** A count of a whole, and its unrounded percent. */
type Share = { readonly count: number; readonly of: number; readonly percent: number | null };
/** The difference is one of percentage points, the effect is Cohen's h. */
export type SharesCompared = Difference & { readonly a: Share; readonly b: Share };
/** The effect is the difference in standard deviations between sessions. */
export type IndexCompared = Difference & { readonly a: number | null; readonly b: number | null };

/** The differences between two sides; none of them proves a cause. */
export type Comparison = {
  readonly resamples: number;
  readonly seed: string;
  readonly sides: { readonly a: ComparedSide; readonly b: ComparedSide };
  /** both sides have `MIN_COMPARED_SESSIONS` */
  readonly hasIntervals: boolean;
  /** a side has fewer than `FEW_SESSIONS`: intervals are mostly too narrow */
  readonly isFew: boolean;
  /** in the order of the ethogram by code */
  readonly behaviours: readonly (SharesCompared & { readonly behaviour: string })[];
  /** of the records with a zone, in the order of the ids of zones; hidden ones left out */
  readonly zones: readonly (SharesCompared & { readonly zoneId: string })[];
  readonly shannon: IndexCompared;
  readonly evenness: IndexCompared;
};

/** The counts of the sessions of a side in which an animal was seen, by session. */
type SideCounts = ReadonlyMap<string, SessionCounts>;
/** The counts of both sides, whole or in one resample. */
type Pair = { readonly a: SessionCounts; readonly b: SessionCounts };

/**
 * Returns how the shares of behaviours and zones, H' and J' differ between two sides of a data set, B − A, with percentile
 * bootstrap intervals of the differences: whole sessions are drawn with replacement, within each side for two periods or cohorts,
 * and together for two groups of animals, which the same sessions observed. Each draw follows from the seed and the ids of the sessions: the
 * order of the data set changes nothing, and exchanged sides have the same differences with the other sign.
 * @source analysis definitions, 2, 3 and 7; Efron & Tibshirani 1993, 8.3 (two samples) and 13.3
 */
export function comparisonOf(
  given: DataSet,
  sides: ComparedSides,
  sessionOf: (scanId: string) => string,
  { resamples, seed }: { readonly resamples: number; readonly seed: string } = DEFAULT_UNCERTAINTY,
): Comparison {
  const dataSet = canonicalDataSet(given);
  const samples = samplesOf(dataSet, sides);
  const { ethogram, parameters } = samples.a;
  const zoneIds = dataSet.zones.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  const counted = { ethogram, zoneIds };
  const a = countsBySession(samples.a, sessionOf, counted);
  const b = countsBySession(samples.b, sessionOf, counted);
  const hasIntervals = Math.min(a.size, b.size) >= MIN_COMPARED_SESSIONS;
  const isJoint = sides.kind === 'animals';
  const draws = hasIntervals ? pairsDrawn({ a, b, isJoint, counted, resamples, seed }) : [];
  const whole = { a: addedCounts([...a.values()], counted), b: addedCounts([...b.values()], counted) };
  const shares = (partOf: (counts: SessionCounts) => readonly number[], at: number): SharesCompared => {
    const shareOf = (counts: SessionCounts): Share => {
      const [count, of] = [partOf(counts)[at] ?? 0, sum(partOf(counts))];
      return { count, of, percent: percentOf(count, of) };
    };
    const [ofA, ofB] = [shareOf(whole.a), shareOf(whole.b)];
    return {
      ...{ a: ofA, b: ofB },
      ...differenceOf((counts) => shareOf(counts).percent, whole, draws),
      effect: cohensH(proportionOf(ofA), proportionOf(ofB)),
    };
  };
  const indexes = indexesOf(parameters.shannonLevels, { a, b, whole, draws });
  return {
    ...{ resamples, seed, hasIntervals, isFew: Math.min(a.size, b.size) < FEW_SESSIONS },
    sides: { a: sideOf(samples.a, a), b: sideOf(samples.b, b) },
    behaviours: ethogram.map((behaviour, at) => ({ behaviour, ...shares(({ behaviours }) => behaviours, at) })),
    zones: zoneIds.map((zoneId, at) => ({ zoneId, ...shares(({ zones }) => zones, at) })),
    ...{ shannon: indexes('shannon'), evenness: indexes('evenness') },
  };
}

function countsBySession({ visible }: ScanSample, sessionOf: (scanId: string) => string, counted: Counted): SideCounts {
  const bySession = Map.groupBy(visible, ({ scan }) => sessionOf(scan.id));
  return new Map(sessionIdsOf(bySession.keys()).map((id) => [id, sessionCountsOf(bySession.get(id) ?? [], counted)]));
}

function sideOf({ visible, recordCount }: ScanSample, sessions: SideCounts): ComparedSide {
  const scans = new Set(visible.map(({ scan }) => scan.id)).size;
  return { sessions: sessions.size, scans, records: recordCount, visible: visible.length };
}

/** Returns the counts of both sides in each resample. */
function pairsDrawn({
  a,
  b,
  isJoint,
  counted,
  resamples,
  seed,
}: {
  readonly a: SideCounts;
  readonly b: SideCounts;
  readonly isJoint: boolean;
  readonly counted: Counted;
  readonly resamples: number;
  readonly seed: string;
}): readonly Pair[] {
  const drawn = (ids: readonly string[]) =>
    drawnSessions(ids.length, resamples, seededDraw(`${seed} ${ids.join(' ')}`));
  const both = sessionIdsOf([...a.keys(), ...b.keys()]);
  const idsA = isJoint ? both : [...a.keys()];
  const idsB = isJoint ? both : [...b.keys()];
  const added = (side: SideCounts, ids: readonly string[], places: readonly number[]) =>
    addedCounts(
      places.flatMap((place) => side.get(ids[place] ?? '') ?? []),
      counted,
    );
  const drawsB = drawn(idsB);
  return drawn(idsA).map((places, at) => ({ a: added(a, idsA, places), b: added(b, idsB, drawsB[at] ?? []) }));
}

/** Returns what compares H' or J' of both sides. */
function indexesOf(
  levels: Parameters['shannonLevels'],
  {
    a,
    b,
    whole,
    draws,
  }: { readonly a: SideCounts; readonly b: SideCounts; readonly whole: Pair; readonly draws: readonly Pair[] },
) {
  return (name: 'shannon' | 'evenness'): IndexCompared => {
    const valueOf = ({ behaviours }: SessionCounts) => diversityOf(behaviours, levels)[name];
    const ofSessions = (side: SideCounts) => [...side.values()].map(valueOf).filter((value) => value !== null);
    const found = differenceOf(valueOf, whole, draws);
    return {
      ...{ a: valueOf(whole.a), b: valueOf(whole.b), ...found },
      effect: standardisedDifference(found.difference, ofSessions(a), ofSessions(b)),
    };
  };
}

function differenceOf(
  valueOf: (counts: SessionCounts) => number | null,
  whole: Pair,
  draws: readonly Pair[],
): Omit<Difference, 'effect'> {
  const between = ({ a, b }: Pair): number | null => {
    const [ofA, ofB] = [valueOf(a), valueOf(b)];
    return ofA === null || ofB === null ? null : ofB - ofA;
  };
  const difference = between(whole);
  const drawn = difference === null ? [] : draws.map(between).filter((value) => value !== null);
  return { difference, interval: percentileInterval(drawn) };
}

function proportionOf({ count, of }: Share): number | null {
  return of === 0 ? null : count / of;
}
