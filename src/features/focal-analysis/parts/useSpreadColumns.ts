import { useTranslation } from 'react-i18next';
import type { FocalResult } from '#domain/focal-analysis/focal-results.ts';
import type { Statistics } from '#domain/statistics/statistics-of.ts';
import type { FigureColumn } from '#kit/chart/figures.ts';
import { durationColumn } from './duration-column.ts';

/** Returns the columns of the spread of durations: deviation, median, least and most. */
export function useSpreadColumns(spreadOf: (row: FocalResult) => Statistics): readonly FigureColumn<FocalResult>[] {
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  return [
    durationColumn('deviation', t('columns.deviation'), (row) => spreadOf(row).deviation),
    durationColumn('median', t('columns.median'), (row) => spreadOf(row).median),
    durationColumn('min', t('analyses:stats.min'), (row) => spreadOf(row).min),
    durationColumn('max', t('analyses:stats.max'), (row) => spreadOf(row).max),
  ];
}
