import { seededDraw } from '../../campaigns/seeded-draw.ts';
import { pairsInProximity } from '../association.ts';
import type { ScanSample } from '../scan-sample.ts';
import { countAt, type SquareMatrix } from '../square-matrix.ts';
import { sum } from '../sum.ts';
import type { VisibleScans } from '../visible-scans.ts';

/** A test of the simple ratio indices of all pairs against chance. */
export type AssociationTest = {
  readonly permutations: number;
  readonly seed: string;
  /** scans with at least two visible individuals, in which individuals change places */
  readonly scans: number;
  /** pairs of which one was ever seen */
  readonly pairs: number;
  /** standard deviation (n − 1) by mean of the indices: higher than by chance where individuals prefer some companions */
  readonly variation: { readonly observed: number; readonly byChance: number; readonly p: number };
  /** mean of the indices; its p is that of both sides */
  readonly mean: { readonly observed: number; readonly byChance: number; readonly p: number };
};

/** The visible individuals of a scan, by their places, and the pairs in proximity by the places in this list. */
type ScanGroup = { readonly members: readonly number[]; readonly pairs: readonly (readonly [number, number])[] };

/**
 * Returns the test of the association network against chance: in each permutation the individuals visible in a scan change
 * places at random within this scan, so that each scan keeps its visible individuals and its pattern of proximity, and each
 * individual the scans in which it was seen. p = (1 + permutations at least as extreme) / (1 + permutations). Null where fewer
 * than two pairs can be compared, no pair was ever in proximity, or no scan has two visible individuals. The same seed gives
 * the same test.
 * @source Bejder, Fletcher & Bräger 1998 (Anim. Behav. 56:719–725); Whitehead 2008, Analyzing Animal Societies, 4.9; Farine
 * 2017 (Methods Ecol. Evol. 8:1309–1320): permutation of the data stream, within each scan
 */
export function associationTest(
  { indexOf, visible }: ScanSample,
  { both, beside }: VisibleScans,
  { permutations, seed }: { readonly permutations: number; readonly seed: string },
): AssociationTest | null {
  const size = indexOf.size;
  const groups = [...Map.groupBy(visible, ({ scan }) => scan).values()]
    .map((records): ScanGroup => {
      const members = records.map(({ index }) => index);
      const pairs = [...pairsInProximity(records, indexOf)].map(
        (pair) => [members.indexOf(Math.floor(pair / size)), members.indexOf(pair % size)] as const,
      );
      return { members, pairs };
    })
    .filter(({ members }) => members.length >= 2);
  const unions = unionsOf(both, beside);
  const observed = spreadOf(indicesOf(groups, unions, size));
  if (groups.length === 0 || unions.length < 2 || observed === null) return null;
  const draw = seededDraw(`${seed} permutations`);
  const byChance = Array.from({ length: permutations }, () =>
    spreadOf(indicesOf(groups.map(shuffled(draw)), unions, size)),
  ).filter((one) => one !== null);
  const share = (count: number) => (1 + count) / (1 + byChance.length);
  const [variations, means] = [byChance.map(({ variation }) => variation), byChance.map(({ mean }) => mean)];
  const higher = share(means.filter((mean) => mean >= observed.mean).length);
  const lower = share(means.filter((mean) => mean <= observed.mean).length);
  return {
    ...{ permutations: byChance.length, seed, scans: groups.length, pairs: unions.length },
    variation: {
      observed: observed.variation,
      byChance: sum(variations) / variations.length,
      p: share(variations.filter((variation) => variation >= observed.variation).length),
    },
    mean: { observed: observed.mean, byChance: sum(means) / means.length, p: Math.min(1, 2 * Math.min(higher, lower)) },
  };
}

/** A pair, by its place in the matrix, and the scans in which either was visible: x + y_AB + y_A + y_B. */
type Union = { readonly place: number; readonly scans: number };

function unionsOf(both: SquareMatrix<number>, beside: SquareMatrix<number>): Union[] {
  return both.flatMap((_row, a) =>
    both.slice(a + 1).flatMap((_other, after) => {
      const b = a + 1 + after;
      const scans = countAt(beside, a, b) + countAt(beside, b, a) - countAt(both, a, b);
      return scans === 0 ? [] : [{ place: a * both.length + b, scans }];
    }),
  );
}

/** Returns the simple ratio index of each pair. */
function indicesOf(groups: readonly ScanGroup[], unions: readonly Union[], size: number): number[] {
  const together = new Uint32Array(size * size);
  for (const { members, pairs } of groups)
    for (const [one, other] of pairs) {
      const [a, b] = [members[one] ?? 0, members[other] ?? 0];
      const place = Math.min(a, b) * size + Math.max(a, b);
      together[place] = (together[place] ?? 0) + 1;
    }
  return unions.map(({ place, scans }) => (together[place] ?? 0) / scans);
}

/** Sorted first: the same indices of other pairs give the same sum to the last bit, and count as equal. */
function spreadOf(indices: readonly number[]): { readonly mean: number; readonly variation: number } | null {
  const sorted = indices.toSorted((one, other) => one - other);
  const mean = sum(sorted) / sorted.length;
  if (sorted.length < 2 || mean === 0) return null;
  const deviation = Math.sqrt(sum(sorted.map((one) => (one - mean) ** 2)) / (sorted.length - 1));
  return { mean, variation: deviation / mean };
}

/** Returns what puts the members of a scan in another order, each order as likely as any other (Fisher and Yates). */
function shuffled(draw: (below: number) => number): (group: ScanGroup) => ScanGroup {
  return ({ members, pairs }) => {
    const mixed = [...members];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const chosen = draw(last + 1);
      [mixed[last], mixed[chosen]] = [mixed[chosen] ?? 0, mixed[last] ?? 0];
    }
    return { members: mixed, pairs };
  };
}
