import { useTranslation } from 'react-i18next';
import type { OwnZone } from '#domain/animal-analysis/animal-portrait.ts';
import { AnalysisPanel, numberColumn, titleColumn, useChartWords, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { usePairedChart } from '../charts/usePairedChart.tsx';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { useFindings } from '../parts/useFindings.ts';

/** The figures of the axis of shares, in percent. */
const PERCENT_TICKS = [0, 25, 50, 75, 100] as const;

/** The zones that the animal uses, each beside the median of the others, and its Spread of Participation Index. */
export function ZonesTab(analysed: AnimalAnalysed) {
  const { name, portrait, names, facts } = analysed;
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count, share, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const finding = useFindings().zones(analysed);
  const { spread, withoutZone } = portrait;
  const rows = portrait.zones.toSorted((one, other) => other.count - one.count);
  const total = rows.reduce((sum, zone) => sum + zone.count, 0);
  const written = (value: number | null) => (value === null ? '–' : index(value));
  const drawn = usePairedChart(
    { first: name, second: t('medianOfOthers') },
    rows.map(({ zoneId, own, median }) => ({ id: zoneId, name: names.zone(zoneId), first: own, second: median })),
    share,
    PERCENT_TICKS,
  );
  const spreads = (['modified', 'original'] as const).map((id) => ({
    label: t(`analyses:spread.${id}`),
    ...spread[id],
  }));
  return (
    <AnalysisPanel tab="zones" finding={finding}>
      <ChartFrame<OwnZone>
        words={{
          ...words,
          ...{ title: t('analyses:chart.zones'), subtitle: `N = ${count(total)}`, chartLabel: finding },
          tableLabel: t('analyses:chart.zones'),
          empty: { title: t('finding.zonesNone', { name }), message: t('noZones') },
        }}
        {...form}
        figures={{
          ...{ rows, rowId: ({ zoneId }) => zoneId },
          facts: [...facts, ...spreads.map(({ label, own }) => ({ label, value: String(own ?? '') }))],
          columns: [
            titleColumn('zone', t('analyses:columns.zone'), ({ zoneId }) => names.zone(zoneId)),
            numberColumn('count', t('analyses:columns.count'), (row) => row.count, count),
            numberColumn('percent', t('analyses:columns.percent'), ({ own }) => own, share),
            numberColumn('electivity', t('analyses:columns.electivity'), ({ electivity }) => electivity, index),
            numberColumn('median', t('medianOfOthers'), ({ median }) => median, share),
            numberColumn('others', t('otherAnimals'), ({ others }) => others, count),
          ],
        }}
        isEmpty={total === 0}
        onRetry={() => undefined}
        note={[
          ...spreads.map(
            ({ label, own, median }) => `${label} ${written(own)} (${t('medianOfOthers')} ${written(median)})`,
          ),
          `${t('analyses:withoutZone')} ${count(withoutZone)}`,
        ].join(' · ')}
        {...drawn}
      />
    </AnalysisPanel>
  );
}
