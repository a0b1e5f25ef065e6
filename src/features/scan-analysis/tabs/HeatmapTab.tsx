import { Select, SegmentedControl, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sum } from '#domain/analysis/sum.ts';
import type { Area } from '#domain/enclosures/enclosure.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { MomentSteps } from '../parts/MomentSteps.tsx';
import { numberColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';
import { useMoments } from '../parts/useMoments.ts';
import { usePlanChoice } from '../parts/usePlanChoice.tsx';
import { ALL_LEVELS, type HeatRow, outlinesOn, shownHeat } from './heat-cells.ts';

const PlanHeat = lazy(async () => ({ default: (await import('../charts/PlanHeat.tsx')).PlanHeat }));

const KINDS = ['count', 'density'] as const;
type Kind = (typeof KINDS)[number];

/** The places of the animals on a plan: the squares of all levels or of one, or the density of presence. */
export function HeatmapTab({ result, areas, facts, momentsOf }: Analysed) {
  const { t } = useTranslation('analyses');
  const { plan, area, control } = usePlanChoice(result.analysis.space.plans, areas, ({ heatmap }) => heatmap.largest);
  if (plan === undefined || area === undefined)
    return (
      <AnalysisPanel tab="heatmap" finding={t('finding.heatmapNone')}>
        <EmptyState
          title={t('finding.heatmapNone')}
          message={[t('noPlan'), ...result.counts.tooWide.map((name) => t('gridTooWide', { name }))].join(' ')}
        />
      </AnalysisPanel>
    );
  return <PlanMap {...{ result, facts, momentsOf, plan, area }} planChoice={control} />;
}

function PlanMap({
  result,
  facts,
  momentsOf,
  plan,
  area,
  planChoice,
}: Pick<Analysed, 'result' | 'facts' | 'momentsOf'> & {
  readonly plan: Analysed['result']['analysis']['space']['plans'][number];
  readonly area: Area;
  readonly planChoice: ReactNode;
}) {
  const { t } = useTranslation('analyses');
  const { count, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const moments = useMoments({ result, momentsOf });
  const [kind, setKind] = useState<Kind>('count');
  const [level, setLevel] = useState(ALL_LEVELS);
  const isDensity = kind === 'density';
  const { rows, largest, ofMoment } = useMemo(
    () => shownHeat(plan, { level, isDensity, moments: isDensity ? null : moments.all, at: moments.at }),
    [plan, level, isDensity, moments.all, moments.at],
  );
  const { grid, heatmap, elevations } = plan;
  const write = isDensity ? index : count;
  const cells = useMemo(
    () => rows.map(({ value, ...at }) => ({ ...at, share: value / largest, text: write(value) })),
    [rows, largest, write],
  );
  const inside = sum(heatmap.cells);
  const drawn = ofMoment ? sum(rows.map(({ value }) => value)) : inside;
  const finding =
    inside === 0
      ? t('finding.heatmapNone')
      : t('finding.heatmap', { inside: count(inside), largest: count(heatmap.largest) });
  return (
    <AnalysisPanel tab="heatmap" finding={finding}>
      {!isDensity && <MomentSteps moments={moments} />}
      <ChartFrame<HeatRow>
        words={{
          ...words,
          title: isDensity ? t('density') : t('chart.heatmap'),
          ...{
            subtitle: `${area.areaName} · N = ${count(drawn)}`,
            chartLabel: finding,
            tableLabel: t('chart.heatmap'),
          },
          empty: { title: t('finding.heatmapNone'), message: t('empty') },
        }}
        {...form}
        controls={
          <>
            {planChoice}
            {!isDensity && (
              <Select
                aria-label={t('level')}
                allowDeselect={false}
                w={230}
                data={[
                  { value: ALL_LEVELS, label: t('allLevels') },
                  ...elevations.levels.map((one) => ({
                    value: String(one.level),
                    label: t('levelOf', { level: count(one.level) }),
                  })),
                ]}
                value={level}
                onChange={(chosen) => setLevel(chosen ?? ALL_LEVELS)}
              />
            )}
            <SegmentedControl
              aria-label={t('chart.heatmap')}
              size="md"
              data={KINDS.map((value) => ({ value, label: t(`values.heat.${value}`) }))}
              value={kind}
              onChange={setKind}
            />
          </>
        }
        figures={{
          rows,
          rowId: ({ column, row }) => `${column} ${row}`,
          facts: [...facts, { label: t('plan'), value: area.areaName }, ...(ofMoment ? moments.facts : [])],
          columns: [
            titleColumn('square', t('columns.square'), ({ column, row }) => `${column + 1} × ${row + 1}`),
            numberColumn('column', t('columns.column'), ({ column }) => column + 1, count),
            numberColumn('row', t('columns.row'), ({ row }) => row + 1, count),
            numberColumn('value', isDensity ? t('columns.density') : t('columns.count'), ({ value }) => value, write),
          ],
        }}
        isEmpty={rows.length === 0 && !ofMoment}
        onRetry={() => undefined}
        note={
          <Stack gap={2}>
            <Text fz="sm" c="dimmed">
              {ofMoment
                ? t('moments.colours', { largest: count(largest) })
                : t('outside', { outside: count(heatmap.outside), without: count(heatmap.withoutCoordinates) })}
            </Text>
            {result.counts.tooWide.map((name) => (
              <Text key={name} fz="sm" c="dimmed">
                {t('gridTooWide', { name })}
              </Text>
            ))}
          </Stack>
        }
        chart={
          <PlanHeat
            grid={grid}
            imageUrl={area.areaImageUrl}
            outlines={outlinesOn(area, result.zones)}
            cells={cells}
            nameOf={({ column, row, text }) => t('squareName', { square: `${column + 1} × ${row + 1}`, value: text })}
          />
        }
      />
    </AnalysisPanel>
  );
}
