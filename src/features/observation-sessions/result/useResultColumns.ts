import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SamplingMethod } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { FigureColumn } from '#kit/chart/figures.ts';
import { clockText } from '../recorder/clock-text.ts';
import type { ResultRow } from './result-rows.ts';

const SECOND_MS = 1_000;

/** Returns the columns of the results of a method: shares and presence for scans, durations and rates for focals. */
export function useResultColumns(method: SamplingMethod): readonly FigureColumn<ResultRow>[] {
  const { t } = useTranslation('sessions');
  const { number } = useFormat();
  return useMemo(() => {
    type Measure = 'percent' | 'meanOfIndividuals' | 'scanPresence' | 'perHour';
    const none = '–';
    const share = (id: Exclude<Measure, 'perHour'>): FigureColumn<ResultRow> => ({
      id,
      header: t(`values.measure.${id}`),
      cell: (row) => (row[id] === null ? none : number(row[id], { unit: 'percent', maximumFractionDigits: 1 })),
      exportValue: (row) => row[id],
    });
    const time = (id: 'durationMs' | 'meanMs'): FigureColumn<ResultRow> => ({
      id,
      header: t(`values.measure.${id}`),
      cell: (row) => (row[id] === null || row[id] === 0 ? none : clockText(row[id])),
      // A file counts in seconds.
      exportValue: (row) => (row[id] === null ? null : row[id] / SECOND_MS),
    });
    const first: readonly FigureColumn<ResultRow>[] = [
      {
        ...{ id: 'behaviour', header: t('values.aspect.behaviour'), isTitle: true },
        cell: ({ name }) => name,
        exportValue: ({ name }) => name,
      },
      {
        ...{ id: 'code', header: t('result.columns.code') },
        cell: ({ code }) => code,
        exportValue: ({ code }) => code,
      },
      {
        ...{ id: 'count', header: t('result.columns.count') },
        cell: ({ count }) => number(count),
        exportValue: ({ count }) => count,
      },
    ];
    if (method === 'scan') return [...first, share('percent'), share('meanOfIndividuals'), share('scanPresence')];
    const perHour: FigureColumn<ResultRow> = {
      ...{ id: 'perHour', header: t('result.columns.perHour') },
      cell: (row) => (row.perHour === null ? none : number(row.perHour, { maximumFractionDigits: 1 })),
      exportValue: (row) => row.perHour,
    };
    return [...first, time('durationMs'), share('percent'), time('meanMs'), perHour];
  }, [method, t, number]);
}
