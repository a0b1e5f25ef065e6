import { type Code, type Coded, percentAgreement, weightedKappa } from '../statistics/agreement.ts';
import { type CategoryCounts, categoryCounts, codedByAll, codedByBoth } from './agreement/coded-items.ts';
import {
  agreementByCategory,
  type CategoryAgreement,
  cohensKappa,
  prevalenceAdjustedKappa,
} from './agreement/cohens-kappa.ts';
import { type ConfusionTable, confusionTable } from './agreement/confusion-table.ts';
import { fleissKappa } from './agreement/fleiss-kappa.ts';
import { type Concordance, kendallsW } from './agreement/kendalls-w.ts';
import type { DataSet } from './data-set.ts';

/** Two observers, `first` before `second` in the order of the observers, with the number of items that both judged. */
type Pair = { readonly first: string; readonly second: string; readonly items: number };

type PairOfCodes = Pair & {
  /** of 100; null without a common item */
  readonly percent: number | null;
  /** Cohen's; null without a common item, and when both used one and the same code only */
  readonly kappa: number | null;
  /** PABAK; null when the two used fewer than two codes */
  readonly prevalenceAdjustedKappa: number | null;
  readonly confusion: ConfusionTable<string>;
  /** by each code that either used */
  readonly behaviours: readonly CategoryAgreement<string>[];
};

type PairOfRanks = Pair & {
  readonly percent: number | null;
  /** weighted by the difference of ranks; null without a common item, and when both used one and the same rank only */
  readonly linearKappa: number | null;
  /** weighted by the square of the difference; null as the other one */
  readonly quadraticKappa: number | null;
};

/** A judgement of items with the observers that gave any, in the order in which they first stand in the data set. */
type OfObservers<OfPair> = {
  readonly observerIds: readonly string[];
  readonly pairs: readonly OfPair[];
  /** the items that all these observers judged */
  readonly itemsOfAll: number;
};

export type Agreement = {
  readonly codes: OfObservers<PairOfCodes> & {
    /** null with fewer than two observers, without an item of all, and when all used one and the same code only */
    readonly fleissKappa: number | null;
    /** how often each item of all was given each code */
    readonly table: CategoryCounts<string>;
  };
  readonly ranks: OfObservers<PairOfRanks> & {
    /** Kendall's W; null with fewer than two observers or items of all, and when no observer told items apart */
    readonly concordance: Concordance | null;
  };
};

type Codings = DataSet['coded'];

/**
 * Returns how far the observers of a data set agree: on codes each two of them by percent, Cohen's kappa, PABAK, the
 * confusion table and behaviour by behaviour, and all together by Fleiss' kappa; on ranks each two by weighted kappa
 * and all together by Kendall's W. Two observers are compared over the items that both judged, all of them over the
 * items that all judged. Without codings the lists are empty and the measures null.
 * @source analysis definitions, 9
 */
export function agreementOf(coded: Codings): Agreement {
  const codes = sheetsOf(coded, ({ code }) => code);
  const ranks = sheetsOf(coded, ({ rank }) => rank);
  const table = categoryCounts(codes.byAll);
  return {
    codes: {
      observerIds: codes.observerIds,
      pairs: codes.pairs.map(({ common, ...pair }) => ({
        ...pair,
        percent: percentAgreement(common),
        kappa: cohensKappa(common),
        prevalenceAdjustedKappa: prevalenceAdjustedKappa(common),
        confusion: confusionTable(common),
        behaviours: agreementByCategory(common),
      })),
      itemsOfAll: codes.byAll.length,
      fleissKappa: fleissKappa(table.counts),
      table,
    },
    ranks: {
      observerIds: ranks.observerIds,
      pairs: ranks.pairs.map(({ common, ...pair }) => ({
        ...pair,
        percent: percentAgreement(common),
        linearKappa: weightedKappa(common, 'linear'),
        quadraticKappa: weightedKappa(common, 'quadratic'),
      })),
      itemsOfAll: ranks.byAll.length,
      concordance: kendallsW(ranks.observerIds.map((_id, observer) => ranks.byAll.map((row) => row[observer] ?? 0))),
    },
  };
}

/** The judgements of one kind: of each two observers over their common items, and of all over the items of all. */
type Sheets<OfCode extends Code> = {
  readonly observerIds: readonly string[];
  readonly pairs: readonly (Pair & { readonly common: readonly Coded<OfCode>[] })[];
  /** rows are items, columns observers */
  readonly byAll: readonly (readonly OfCode[])[];
};

function sheetsOf<OfCode extends Code>(
  coded: Codings,
  judgementOf: (coding: Codings[number]) => OfCode | null,
): Sheets<OfCode> {
  const judged = coded.filter((coding) => judgementOf(coding) !== null);
  const itemIds = [...new Set(judged.map(({ itemId }) => itemId))];
  const sheets = [...Map.groupBy(judged, ({ observerId }) => observerId)].map(([observerId, codings]) => {
    const ofItem = new Map(codings.map((coding) => [coding.itemId, judgementOf(coding)]));
    return { observerId, judgements: itemIds.map((itemId) => ofItem.get(itemId) ?? null) };
  });
  return {
    observerIds: sheets.map(({ observerId }) => observerId),
    pairs: sheets.flatMap((one, place) =>
      sheets.slice(place + 1).map((other) => {
        const common = codedByBoth(one.judgements, other.judgements);
        return { first: one.observerId, second: other.observerId, items: common.length, common };
      }),
    ),
    byAll: codedByAll(sheets.map(({ judgements }) => judgements)),
  };
}
