import { type Code, type Coded, kappaOf, percentAgreement } from '../../statistics/agreement.ts';
import { categoriesOf } from './coded-items.ts';

/** The agreement of two observers on whether an item is of one category. */
export type CategoryAgreement<OfCode extends Code> = {
  readonly category: OfCode;
  /** of 100 */
  readonly percent: number | null;
  /** null where both observers gave all items the category */
  readonly kappa: number | null;
  /** PABAK of the two categories, this one and any other; null as kappa */
  readonly prevalenceAdjustedKappa: number | null;
  /** the share of the category in the codes of both observers, of 100 */
  readonly prevalence: number;
};

/**
 * Returns Cohen's kappa of two observers over categories: 1 for the same categories throughout, 0 for what chance would
 * give, at least −1. Null without an item, and when both used one and the same category only; 0 when each used one, but
 * a different one.
 * @source analysis definitions, 9; Cohen 1960
 */
export function cohensKappa<OfCode extends Code>(items: readonly Coded<OfCode>[]): number | null {
  return kappaOf(items, (one, other) => (one === other ? 0 : 1));
}

/**
 * Returns the kappa of two observers as it would be with all categories used equally often (PABAK), from the k
 * categories that either used: (k p − 1) / (k − 1) for the share p of agreement, from −1 / (k − 1) to 1. Null with
 * fewer than two categories.
 * @source Byrt, Bishop & Carlin 1993 (J. Clin. Epidemiol. 46:423–429); analysis definitions, 9, for p and the
 * categories
 */
export function prevalenceAdjustedKappa<OfCode extends Code>(items: readonly Coded<OfCode>[]): number | null {
  const count = categoriesOf(items).length;
  const percent = percentAgreement(items);
  return percent === null || count < 2 ? null : ((count * percent) / 100 - 1) / (count - 1);
}

/**
 * Returns the agreement of two observers on each category that either used, in rising order: an item is of the category
 * or of any other one. Without items the list is empty.
 * @source analysis definitions, 9
 */
export function agreementByCategory<OfCode extends Code>(items: readonly Coded<OfCode>[]): CategoryAgreement<OfCode>[] {
  return categoriesOf(items).map((category) => {
    const isOf = (code: OfCode) => (code === category ? 1 : 0);
    const ofCategory = items.map(([one, other]): Coded => [isOf(one), isOf(other)]);
    const times = ofCategory.reduce((sum, [one, other]) => sum + one + other, 0);
    return {
      ...{ category, percent: percentAgreement(ofCategory), kappa: cohensKappa(ofCategory) },
      prevalenceAdjustedKappa: prevalenceAdjustedKappa(ofCategory),
      prevalence: (100 * times) / (2 * items.length),
    };
  });
}
