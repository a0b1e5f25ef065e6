import { countsOf, distinctByBehaviour, percentOf, totalOf } from './behaviour-counts.ts';
import type { ScanSample } from './scan-sample.ts';

/** Behaviours that stand out, each list sorted by code. */
export type BehaviourLists = {
  /** seen, and in less than the threshold of all records; a percentage is unrounded */
  readonly rare: readonly { readonly behaviour: string; readonly count: number; readonly percent: number }[];
  /** seen in exactly one individual, however often */
  readonly unique: readonly { readonly behaviour: string; readonly individualId: string; readonly count: number }[];
  /** codes of the behaviours that were seen once */
  readonly singletons: readonly string[];
  /** codes of the behaviours that were never seen */
  readonly absent: readonly string[];
};

/**
 * Returns the rare, unique, single and absent behaviours of the ethogram in all visible records. Without a record the
 * whole ethogram is absent.
 * @source analysis definitions, 2 "Rare, unique, absent"
 */
export function behaviourListsOf({ visible, ethogram, parameters }: ScanSample): BehaviourLists {
  const counts = countsOf(visible, ethogram);
  const total = totalOf(counts);
  const rows = ethogram.toSorted().map((behaviour) => {
    const count = counts.get(behaviour) ?? 0;
    return { behaviour, count, percent: percentOf(count, total) ?? 0 };
  });
  const observed = rows.filter(({ count }) => count > 0);
  const showing = distinctByBehaviour(visible, ({ individual }) => individual.id);
  return {
    rare: observed.filter(({ percent }) => percent < parameters.rareThreshold),
    unique: observed.flatMap(({ behaviour, count }) => {
      const [individualId, ...others] = showing.get(behaviour) ?? [];
      return individualId === undefined || others.length > 0 ? [] : [{ behaviour, individualId, count }];
    }),
    singletons: observed.filter(({ count }) => count === 1).map(({ behaviour }) => behaviour),
    absent: rows.filter(({ count }) => count === 0).map(({ behaviour }) => behaviour),
  };
}
