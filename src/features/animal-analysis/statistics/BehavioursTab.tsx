import { useTranslation } from 'react-i18next';
import type { OwnBehaviour } from '#domain/animal-analysis/animal-portrait.ts';
import {
  AnalysisPanel,
  numberColumn,
  textColumn,
  titleColumn,
  useChartWords,
  useFigures,
} from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { usePairedChart } from '../charts/usePairedChart.tsx';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { useFindings } from '../parts/useFindings.ts';

/** The behaviours of the animal, each beside the median of the other animals of the same scans. */
export function BehavioursTab(analysed: AnimalAnalysed) {
  const { name, portrait, names, facts } = analysed;
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count, share } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const finding = useFindings().behaviours(analysed);
  const rows = portrait.behaviours
    .filter(({ own, median, count: seen }) => seen > 0 || (own ?? 0) > 0 || (median ?? 0) > 0)
    .toSorted((one, other) => (other.own ?? 0) - (one.own ?? 0));
  const drawn = usePairedChart(
    { first: name, second: t('medianOfOthers') },
    rows.map(({ behaviour, own, median }) => ({
      ...{ id: behaviour, name: names.behaviour(behaviour), first: own, second: median },
    })),
    share,
  );
  return (
    <AnalysisPanel tab="frequency" finding={finding}>
      <ChartFrame<OwnBehaviour>
        words={{
          ...words,
          ...{ title: t('analyses:chart.frequency'), subtitle: `N = ${count(portrait.total)}`, chartLabel: finding },
          tableLabel: t('analyses:chart.frequency'),
          empty: { title: t('finding.behavioursNone', { name }), message: t('analyses:empty') },
        }}
        {...form}
        figures={{
          ...{ rows, rowId: ({ behaviour }) => behaviour, facts },
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ behaviour }) => names.behaviour(behaviour)),
            textColumn('code', t('analyses:columns.code'), ({ behaviour }) => behaviour),
            numberColumn('count', t('analyses:columns.count'), (row) => row.count, count),
            numberColumn('percent', t('analyses:columns.percent'), ({ own }) => own, share),
            numberColumn('median', t('medianOfOthers'), ({ median }) => median, share),
            numberColumn('others', t('otherAnimals'), ({ others }) => others, count),
          ],
        }}
        isEmpty={portrait.total === 0}
        onRetry={() => undefined}
        note={t('medianNote')}
        {...drawn}
      />
    </AnalysisPanel>
  );
}
