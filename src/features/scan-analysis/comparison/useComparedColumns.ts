import { useTranslation } from 'react-i18next';
import type { IndexCompared, SharesCompared } from '#domain/analysis/comparison/comparison.ts';
import type { FigureColumn } from '#kit/chart/figures.ts';
import { numberColumn, textColumn, titleColumn } from '../parts/columns.ts';
import { useFigures } from '../parts/useFigures.ts';
import { useSignedFigures } from './useComparisonWords.ts';

/** A row of a table of differences. */
export type Named<Compared> = Compared & { readonly code: string; readonly name: string };

/** Returns the columns of differences between shares: both shares with their counts, the difference, its interval, its effect. */
export function useShareColumns(header: string): readonly FigureColumn<Named<SharesCompared>>[] {
  const { t } = useTranslation('analysis-comparison');
  const { count, share, index } = useFigures();
  const { signedPoints } = useSignedFigures();
  const after = useDifferenceColumns<SharesCompared>(signedPoints, t('columns.points'));
  return [
    titleColumn('name', header, ({ name }) => name),
    numberColumn('countA', t('columns.countA'), ({ a }) => a.count, count),
    numberColumn('ofA', t('columns.ofA'), ({ a }) => a.of, count),
    numberColumn('a', t('columns.shareA'), ({ a }) => a.percent, share),
    numberColumn('countB', t('columns.countB'), ({ b }) => b.count, count),
    numberColumn('ofB', t('columns.ofB'), ({ b }) => b.of, count),
    numberColumn('b', t('columns.shareB'), ({ b }) => b.percent, share),
    ...after('h', index),
  ];
}

/** Returns the columns of differences between indices. */
export function useIndexColumns(header: string): readonly FigureColumn<Named<IndexCompared>>[] {
  const { t } = useTranslation('analysis-comparison');
  const { index } = useFigures();
  const { signedIndex } = useSignedFigures();
  const after = useDifferenceColumns<IndexCompared>(signedIndex, t('columns.difference'));
  return [
    titleColumn('name', header, ({ name }) => name),
    numberColumn('a', 'A', ({ a }) => a, index),
    numberColumn('b', 'B', ({ b }) => b, index),
    ...after('d', index),
  ];
}

function useDifferenceColumns<Compared extends Pick<IndexCompared, 'difference' | 'interval' | 'effect'>>(
  write: (value: number) => string,
  header: string,
) {
  const { t } = useTranslation(['analysis-comparison', 'analyses']);
  return (effect: 'h' | 'd', writeEffect: (value: number) => string): readonly FigureColumn<Named<Compared>>[] => [
    numberColumn('difference', header, ({ difference }) => difference, write),
    numberColumn('low', t('analyses:columns.low'), ({ interval }) => interval?.from ?? null, write),
    numberColumn('high', t('analyses:columns.high'), ({ interval }) => interval?.to ?? null, write),
    numberColumn('effect', t(`values.size.${effect}`), (row) => row.effect?.size ?? null, writeEffect),
    textColumn('level', t('columns.level'), (row) =>
      row.effect === null ? '' : t(`values.level.${row.effect.level}`),
    ),
  ];
}
