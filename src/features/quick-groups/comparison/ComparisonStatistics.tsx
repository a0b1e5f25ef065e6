import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QUESTION_CATEGORIES } from '#domain/content/question-category.ts';
import { type Statistics, statisticsOf } from '#domain/statistics/statistics-of.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FigureTable } from '#kit/chart/FigureTable.tsx';
import type { FigureColumn } from '#kit/chart/figures.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { answeredShareOf, changeOf, type ComparedRow } from './entries.ts';

const FIGURES = ['mean', 'median', 'deviation', 'min', 'max'] as const;

type Line = {
  readonly id: string;
  readonly name: string;
  readonly statistics: Statistics;
  /** a figure in words; a deviation has no sign */
  readonly said: (value: number | null, figure: (typeof FIGURES)[number]) => string;
};

/** Mean, median, spread and number of the figures of the groups that are shown, for each column of the table. */
export function ComparisonStatistics({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const { t } = useTranslation(['quick-comparison', 'scores']);
  const { number } = useFormat();
  const { change, percent, score } = useScoreWords();
  const lines: Line[] = [
    {
      id: 'overall',
      name: t('scores:overall'),
      statistics: statisticsOf(rows.map(({ last }) => last.overall)),
      said: score,
    },
    ...QUESTION_CATEGORIES.map((category) => ({
      id: category,
      name: t(`scores:values.category.${category}`),
      statistics: statisticsOf(rows.map(({ last }) => last.categories[category])),
      said: score,
    })),
    {
      id: 'change',
      name: t('change'),
      statistics: statisticsOf(rows.map(changeOf)),
      said: (value, figure) => (figure === 'deviation' ? score(value) : change(value)),
    },
    { id: 'answered', name: t('answeredShare'), statistics: statisticsOf(rows.map(answeredShareOf)), said: percent },
  ];
  const columns: FigureColumn<Line>[] = [
    { id: 'name', header: t('scores:score'), isTitle: true, cell: ({ name }) => name },
    ...FIGURES.map((figure): FigureColumn<Line> => ({
      id: figure,
      header: t(`values.figure.${figure}`),
      cell: ({ statistics, said }) => said(statistics[figure], figure),
    })),
    { id: 'count', header: t('groups'), cell: ({ statistics }) => number(statistics.count) },
  ];
  return (
    <Paper component="section" withBorder p={{ base: 'sm', sm: 'lg' }} mb="md" aria-label={t('statistics')}>
      <Title order={2} fz="lg" mb="xs">
        {t('statistics')}
      </Title>
      <FigureTable label={t('statistics')} figures={{ rows: lines, columns, rowId: ({ id }) => id }} />
      <Text fz="sm" c="dimmed" mt="xs">
        {t('statisticsNote')}
      </Text>
    </Paper>
  );
}
