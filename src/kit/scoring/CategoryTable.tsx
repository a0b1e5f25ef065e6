import { useTranslation } from 'react-i18next';
import type { Explanation } from '#domain/questionnaires/explanation.ts';
import { ScoreLabelBadge } from './ScoreLabelBadge.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import classes from './scoring.module.css';
import { useScoreWords } from './useScoreWords.ts';

/** The categories with their parts in the overall score. */
export function CategoryTable({ explanation: { categories, scores } }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('scores');
  const { score, percent, weight } = useScoreWords();
  return (
    <ScoreTable
      label={t('overall')}
      heads={[t('category'), t('score'), t('weight'), t('share'), t('points')]}
      rows={categories.map((one) => ({
        key: one.category,
        isLeftOut: one.share === null,
        cells: [
          <span key="name" className={classes['named']}>
            {t(`values.category.${one.category}`)}
            {one.label !== null && <ScoreLabelBadge label={one.label} />}
          </span>,
          score(one.score),
          weight(one.weight),
          percent(one.share),
          score(one.points),
        ],
      }))}
      total={[t('total'), '', '', '', score(scores.overall)]}
    />
  );
}
