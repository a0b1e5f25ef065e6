import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplainedCategory, Explanation } from '#domain/questionnaires/explanation.ts';
import { useFormat } from '#i18n/useFormat.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const WEIGHT = { maximumFractionDigits: 2 };

/** Returns functions that write scores, weights and the sums behind them in the language of the page. */
export function useScoreWords() {
  const { t } = useTranslation('scores');
  const { number } = useFormat();
  return useMemo(() => {
    /** with one decimal; a dash where there is none */
    const score = (value: number | null) => (value === null ? '–' : number(value, ONE_DECIMAL));
    /** with its sign: '+10,0', '−2,5', '0,0'; a dash where there is none */
    const change = (value: number | null) =>
      value === null || value === 0 ? score(value) : `${value > 0 ? '+' : '−'}${score(Math.abs(value))}`;
    const percent = (value: number | null) =>
      value === null ? '–' : t('percent', { number: number(value, ONE_DECIMAL) });
    const weight = (value: number) => number(value, WEIGHT);
    const mean = (terms: readonly string[], weights: readonly string[], result: number | null) =>
      t('formula', { terms: terms.join(' + '), weights: weights.join(' + '), result: score(result) });
    return {
      score,
      change,
      percent,
      weight,
      /** the sum of a category: '(1 × 50/100 + 2 × 4/4) ÷ (1 + 2) × 100 = 83,3'; '' without a score */
      categorySum({ questions, score: result }: ExplainedCategory): string {
        const parts = questions.flatMap((one) => (one.score === null ? [] : [{ weight: one.weight, ...one.score }]));
        if (result === null) return '';
        return t('formulaOfHundred', {
          terms: parts.map((one) => `${weight(one.weight)} × ${weight(one.score)}/${weight(one.max)}`).join(' + '),
          weights: parts.map((one) => weight(one.weight)).join(' + '),
          result: score(result),
        });
      },
      /** the sum of the categories: '(1 × 62,5 + 3 × 0) ÷ (1 + 3) = 15,6'; '' without a score */
      overallSum({ categories, scores }: Explanation): string {
        const parts = categories.filter((one) => one.score !== null);
        if (scores.overall === null) return '';
        return mean(
          parts.map((one) => `${weight(one.weight)} × ${score(one.score)}`),
          parts.map((one) => weight(one.weight)),
          scores.overall,
        );
      },
    };
  }, [t, number]);
}
