import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SpaceUse } from '#domain/analysis/space-results.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, titleColumn } from '../parts/columns.ts';
import { Intervals, useIntervalColumns, useIntervalFacts } from '../parts/Intervals.tsx';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

type Row = SpaceUse['overall']['zones'][number];
const COLOUR = 'var(--mantine-primary-color-filled)';

/** The use of the zones: the share of each, its electivity, and the Spread of Participation Index. */
export function ZonesTab({ result, names, facts, uncertainty }: Analysed) {
  const { t } = useTranslation('analyses');
  const { count, share, index, decimal } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const { zones, withoutZone, percentWithoutZone, spread } = result.analysis.space.overall;
  const areaOf = new Map(result.zones.map(({ zoneId, areaM2 }) => [zoneId, areaM2]));
  const total = zones.reduce((sum, zone) => sum + zone.count, 0);
  const rows = zones.toSorted((one, other) => other.count - one.count);
  const [first] = rows;
  const written = (value: number | null) => (value === null ? '–' : index(value));
  const { bootstrap } = uncertainty.value ?? {};
  const intervals = new Map(bootstrap?.zones.map(({ zoneId, percent }) => [zoneId, percent]));
  const intervalColumns = useIntervalColumns<Row>(uncertainty, ({ zoneId }) => intervals.get(zoneId) ?? null);
  const spreads = [
    { name: t('spread.modified'), value: spread.modified, interval: bootstrap?.spread.modified },
    { name: t('spread.original'), value: spread.original, interval: bootstrap?.spread.original },
  ];
  const intervalFacts = useIntervalFacts(uncertainty, spreads);
  const finding =
    first === undefined || total === 0
      ? t('finding.zonesNone')
      : t('finding.zones', {
          ...{ zone: names.zone(first.zoneId), percent: share(first.percent ?? 0), total: count(total) },
          spread: written(spread.modified),
        });
  return (
    <AnalysisPanel tab="zones" finding={finding}>
      <Intervals uncertainty={uncertainty} values={spreads} />
      <ChartFrame<Row>
        words={{
          ...words,
          ...{
            title: t('chart.zones'),
            subtitle: `N = ${count(total)}`,
            chartLabel: finding,
            tableLabel: t('chart.zones'),
          },
          empty: { title: t('finding.zonesNone'), message: t('empty') },
        }}
        {...form}
        figures={{
          rows,
          rowId: ({ zoneId }) => zoneId,
          facts: [
            ...facts,
            { label: t('spread.original'), value: String(spread.original ?? '') },
            { label: t('spread.modified'), value: String(spread.modified ?? '') },
            ...intervalFacts,
          ],
          columns: [
            titleColumn('zone', t('columns.zone'), ({ zoneId }) => names.zone(zoneId)),
            numberColumn('area', t('columns.area'), ({ zoneId }) => areaOf.get(zoneId) ?? null, decimal),
            numberColumn('count', t('columns.count'), (row) => row.count, count),
            numberColumn('percent', t('columns.percent'), ({ percent }) => percent, share),
            ...intervalColumns,
            numberColumn('electivity', t('columns.electivity'), ({ electivity }) => electivity, index),
          ],
        }}
        isEmpty={total === 0}
        onRetry={() => undefined}
        note={
          <Text fz="sm" c="dimmed">
            {[
              `${t('spread.modified')} ${written(spread.modified)}`,
              `${t('spread.original')} ${written(spread.original)}`,
              `${t('withoutZone')} ${count(withoutZone)} (${percentWithoutZone === null ? '–' : share(percentWithoutZone)})`,
            ].join(' · ')}
          </Text>
        }
        chart={
          <LazyShareBars
            bars={rows.map(({ zoneId, percent }) => ({
              ...{ code: zoneId, name: names.zone(zoneId), colour: COLOUR },
              ...{ percent: percent ?? 0, figure: share(percent ?? 0), interval: intervals.get(zoneId) ?? null },
            }))}
          />
        }
      />
    </AnalysisPanel>
  );
}
