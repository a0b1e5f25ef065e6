import { useTranslation } from 'react-i18next';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, textColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

type Row = {
  readonly list: 'rare' | 'unique' | 'singleton' | 'absent';
  readonly behaviour: string;
  readonly individualId: string | null;
  readonly count: number;
  readonly percent: number | null;
};

/** The behaviours that are rare, that one animal alone shows, that were seen once, and that were never seen. */
export function ListsTab({ result, names, facts }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { count, share } = useFigures();
  const words = useChartWords();
  const { behaviourLists, parameters } = result.analysis;
  const { rare, unique, singletons, absent } = behaviourLists;
  const none = { individualId: null, percent: null };
  const rows: readonly Row[] = [
    ...rare.map((one) => ({ ...none, ...one, list: 'rare' as const })),
    ...unique.map((one) => ({ ...none, ...one, list: 'unique' as const })),
    ...singletons.map((behaviour) => ({ ...none, behaviour, count: 1, list: 'singleton' as const })),
    ...absent.map((behaviour) => ({ ...none, behaviour, count: 0, list: 'absent' as const })),
  ];
  const finding = t('finding.lists', {
    ...{ rare: count(rare.length), unique: count(unique.length) },
    ...{ single: count(singletons.length), absent: count(absent.length) },
  });
  return (
    <AnalysisPanel tab="lists" finding={finding} rareThreshold={parameters.rareThreshold}>
      <ChartFrame<Row>
        words={{
          ...words,
          ...{ title: t('chart.lists'), subtitle: `N = ${count(result.analysis.frequency.overall.total)}` },
          ...{ chartLabel: finding, tableLabel: t('chart.lists') },
        }}
        figures={{
          rows,
          rowId: ({ list, behaviour }) => `${list} ${behaviour}`,
          facts,
          columns: [
            titleColumn('behaviour', t('columns.behaviour'), ({ behaviour }) => names.behaviour(behaviour)),
            textColumn('list', t('columns.list'), ({ list }) => t(`values.list.${list}`)),
            textColumn('animal', t('words:animal'), ({ individualId }) =>
              individualId === null ? '' : names.animal(individualId),
            ),
            numberColumn('count', t('columns.count'), (row) => row.count, count),
            numberColumn('percent', t('columns.percent'), (row) => row.percent, share),
          ],
        }}
        isEmpty={rows.length === 0}
        onRetry={() => undefined}
      />
    </AnalysisPanel>
  );
}
