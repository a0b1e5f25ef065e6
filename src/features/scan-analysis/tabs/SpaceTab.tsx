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
import { heatRows } from './heat-cells.ts';

const SpaceHeat = lazy(async () => ({ default: (await import('../charts/SpaceHeat.tsx')).SpaceHeat }));

type SpaceRow = { readonly level: number; readonly column: number; readonly row: number; readonly value: number };

/** The places of the animals in three dimensions: the squares of each height above the plan. */
export function SpaceTab({ result, areas, facts, momentsOf }: Analysed) {
  const { t } = useTranslation('analyses');
  const { count, share } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const [view, setView] = useState<View>('angle');
  const { plans } = result.analysis.space;
  const { plan, area, control } = usePlanChoice(plans, areas, ({ elevations: { levels } }) => sumOf(levels));
  const { planId, elevations, grid, heatmap } = plan ?? {};
  const moments = useMoments({ result, momentsOf });
  const ofMoment = planId === undefined ? null : moments.countsOn(planId);
  const rows = useMemo((): readonly SpaceRow[] => {
    if (elevations === undefined || grid === undefined) return [];
    if (ofMoment !== null)
      return ofMoment.flatMap(({ level, ...cell }) => (level === null ? [] : [{ level, ...cell }]));
    return elevations.levels.flatMap(({ level, cells }) => heatRows(cells, grid).map((cell) => ({ level, ...cell })));
  }, [elevations, grid, ofMoment]);
  const { boxes, largest } = useMemo(() => {
    const every = (moments.all ?? [])
      .flatMap(({ plans: placed }) => placed[planId ?? ''] ?? [])
      .filter(({ level }) => level !== null);
    const most = [...rows, ...every].reduce((so, { value }) => Math.max(so, value), 1);
    const made = rows.map(({ value, ...at }): HeatBox => {
      const square = `${at.column + 1} × ${at.row + 1}`;
      return {
        ...at,
        share: value / most,
        name: t('boxName', { square, level: count(at.level), value: count(value) }),
      };
    });
    return { boxes: made, largest: most };
  }, [rows, moments.all, planId, t, count]);
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
      <ChartFrame<SpaceRow>
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
        isEmpty={rows.length === 0 && ofMoment === null}
        onRetry={() => undefined}
        note={
          <Stack gap={2} fz="sm" c="dimmed">
            {!canDraw && <span>{t('noWebGl')}</span>}
            {ofMoment === null ? (
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
