import { Box, Text } from '@mantine/core';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvaluationResult } from '#domain/quick-evaluations/quick-evaluation.ts';
import type { QuestionCategory } from '#domain/questions/question.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import type { FigureColumn } from '#kit/chart/figures.ts';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { type LineName, LINES, LineSwatch } from './evolution-lines.tsx';
import classes from './results.module.css';
import { type ScoredEvaluation, scoredEvaluations } from './scored-evaluations.ts';
import type { Scored } from './useGroupResults.ts';

// The library that draws charts is fetched where a chart is shown.
const EvolutionChart = lazy(async () => ({ default: (await import('./EvolutionChart.tsx')).EvolutionChart }));

/** The scores of the evaluations of a group over time, overall and by category; two are needed. */
export function Evolution({ finished }: { readonly finished: readonly Scored[] }) {
  const { t } = useTranslation(['quick-evaluations', 'scores', 'words']);
  const { date, dateTime, number } = useFormat();
  const { score } = useScoreWords();
  const form = useChartForm();
  const points = scoredEvaluations(finished);
  const hasChanged = points.some(({ isChanged }) => isChanged);
  const categoryName = (category: QuestionCategory) => t(`scores:values.category.${category}`);
  const lineName = (line: LineName) => (line === 'overall' ? t('scores:overall') : categoryName(line));
  const columns = LINES.map((line): FigureColumn<ScoredEvaluation> => ({
    id: line,
    header: lineName(line),
    cell: ({ result }) => score(valueOf(result, line)),
    exportValue: ({ result }) => valueOf(result, line),
  }));
  const changes: FigureColumn<ScoredEvaluation> = {
    id: 'changed',
    header: t('evolution.changedColumn'),
    cell: ({ isChanged }) => (isChanged ? t('words:yes') : ''),
    exportValue: ({ isChanged }) => (isChanged ? t('words:yes') : null),
  };
  return (
    <Box mt="md">
      <ChartFrame
        words={{
          title: t('evolution.title'),
          loading: t('evolution.loading'),
          empty: { title: t('evolution.emptyTitle'), message: t('evolution.empty') },
          chartLabel: t('evolution.chart', {
            number: number(points.length),
            first: score(points[0]?.result.overall ?? null),
            last: score(points.at(-1)?.result.overall ?? null),
          }),
          tableLabel: t('evolution.table'),
        }}
        {...form}
        figures={{
          rows: points,
          rowId: ({ evaluation }) => evaluation.evaluationId,
          columns: [
            {
              id: 'date',
              header: t('finishedOn'),
              isTitle: true,
              cell: ({ at }) => dateTime(at),
              exportValue: ({ at }) => ({ instant: at }),
            },
            ...columns,
            ...(hasChanged ? [changes] : []),
          ],
        }}
        isEmpty={points.length < 2}
        onRetry={() => undefined}
        className={classes['lines']}
        legend={LINES.map((line) => ({ id: line, swatch: <LineSwatch line={line} />, label: lineName(line) }))}
        chart={
          <EvolutionChart
            points={points.map(({ at, result, isChanged }) => ({
              at,
              isChanged,
              name: date(at),
              values: Object.fromEntries(LINES.map((line) => [line, valueOf(result, line)])),
            }))}
          />
        }
      />
      {hasChanged && (
        <Text fz="sm" c="dimmed" mt="xs">
          {t('evolution.changedNote')}
        </Text>
      )}
    </Box>
  );
}

function valueOf({ overall, categories }: EvaluationResult, line: LineName): number | null {
  return line === 'overall' ? overall : categories[line];
}
