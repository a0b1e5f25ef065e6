import { SegmentedControl, Stack } from '@mantine/core';
import { lazy, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sum } from '#domain/analysis/sum.ts';
import { hasWebGl } from '#lib/has-webgl.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { type HeatBox, type View, SPACE_VIEWS } from '../charts/heat-boxes.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { MomentSteps } from '../parts/MomentSteps.tsx';
import { numberColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';
import { useMoments } from '../parts/useMoments.ts';
import { usePlanChoice } from '../parts/usePlanChoice.tsx';
import { type LevelRow, shownLevels } from './heat-cells.ts';

const SpaceHeat = lazy(async () => ({ default: (await import('../charts/SpaceHeat.tsx')).SpaceHeat }));

const NOTHING = { rows: [], largest: 0, ofMoment: false } as const satisfies ReturnType<typeof shownLevels>;

/** The places of the animals in three dimensions: the squares of each height above the plan. */
export function SpaceTab({ result, areas, facts, momentsOf }: Analysed) {
  const { t } = useTranslation('analyses');
  const { count, share } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const [view, setView] = useState<View>('angle');
  const { plans } = result.analysis.space;
  const { plan, area, control } = usePlanChoice(plans, areas, ({ elevations: { levels } }) => sumOf(levels));
  const { elevations, grid, heatmap } = plan ?? {};
  const moments = useMoments({ result, momentsOf });
  const { rows, largest, ofMoment } = useMemo(
    () => (plan === undefined ? NOTHING : shownLevels(plan, { moments: moments.all, at: moments.at })),
    [plan, moments.all, moments.at],
  );
  const boxes = useMemo(
    () =>
      rows.map(({ value, ...at }): HeatBox => {
        const square = `${at.column + 1} × ${at.row + 1}`;
        return {
          ...at,
          share: value / largest,
          name: t('boxName', { square, level: count(at.level), value: count(value) }),
        };
      }),
    [rows, largest, t, count],
  );
  const inside = sumOf(elevations?.levels ?? []);
  if (elevations === undefined || grid === undefined || heatmap === undefined || area === undefined || inside === 0)
    return (
      <AnalysisPanel tab="space" finding={t('finding.spaceNone')}>
        <EmptyState title={t('finding.spaceNone')} message={t(plans.length === 0 ? 'noPlan' : 'noLevel')} />
      </AnalysisPanel>
    );
  const used = elevations.levels.map(({ level, cells }) => ({ level, total: sum(cells) }));
  const fullestLevel = used.toSorted((one, other) => other.total - one.total)[0] ?? { level: 0, total: 0 };
  const finding = t('finding.space', {
    ...{ inside: count(inside), level: count(fullestLevel.level) },
    percent: share((100 * fullestLevel.total) / inside),
  });
  const canDraw = hasWebGl();
  return (
    <AnalysisPanel tab="space" finding={finding}>
      <MomentSteps moments={moments} />
      <ChartFrame<LevelRow>
        words={{
          ...words,
          title: t('chart.space'),
          ...{
            subtitle: `${area.areaName} · N = ${count(sum(rows.map(({ value }) => value)))}`,
            chartLabel: finding,
            tableLabel: t('chart.space'),
          },
          ...(canDraw ? { chartHint: t('spaceHint') } : {}),
        }}
        {...(canDraw ? form : {})}
        controls={
          <>
            {control}
            {canDraw && form.form === 'chart' && (
              <SegmentedControl
                aria-label={t('view')}
                size="md"
                data={SPACE_VIEWS.map((value) => ({ value, label: t(`values.view.${value}`) }))}
                value={view}
                onChange={setView}
              />
            )}
          </>
        }
        figures={{
          rows,
          rowId: ({ level, column, row }) => `${level} ${column} ${row}`,
          facts: [...facts, { label: t('plan'), value: area.areaName }, ...moments.facts],
          columns: [
            titleColumn('square', t('columns.square'), ({ column, row }) => `${column + 1} × ${row + 1}`),
            numberColumn('level', t('level'), ({ level }) => level, count),
            numberColumn('column', t('columns.column'), ({ column }) => column + 1, count),
            numberColumn('row', t('columns.row'), ({ row }) => row + 1, count),
            numberColumn('value', t('columns.count'), ({ value }) => value, count),
          ],
        }}
        isEmpty={rows.length === 0 && !ofMoment}
        onRetry={() => undefined}
        note={
          <Stack gap={2} fz="sm" c="dimmed">
            {!canDraw && <span>{t('noWebGl')}</span>}
            {!ofMoment ? (
              <>
                <span>
                  {t('outside', { outside: count(heatmap.outside), without: count(heatmap.withoutCoordinates) })}
                </span>
                <span>{t('withoutLevel', { without: count(elevations.withoutLevel) })}</span>
              </>
            ) : (
              <span>{t('moments.colours', { largest: count(largest) })}</span>
            )}
          </Stack>
        }
        chart={
          <SpaceHeat
            grid={grid}
            imageUrl={area.areaImageUrl}
            boxes={boxes}
            levels={used
              .filter(({ level, total }) => total > 0 || level === 0)
              .map(({ level }) => ({ level, label: t('levelOf', { level: count(level) }) }))}
            view={view}
          />
        }
      />
    </AnalysisPanel>
  );
}

function sumOf(levels: readonly { readonly cells: readonly number[] }[]): number {
  return sum(levels.map(({ cells }) => sum(cells)));
}
