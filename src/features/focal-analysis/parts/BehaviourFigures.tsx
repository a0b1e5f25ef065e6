import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocalResult } from '#domain/focal-analysis/focal-results.ts';
import { textColumn, titleColumn } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import type { FigureColumn } from '#kit/chart/figures.ts';
import type { FocalTab } from '../focal-tabs.ts';
import type { FocalAnalysed } from './focal-analysed.ts';
import { FocalPanel } from './FocalPanel.tsx';
import { useFocalChart } from './useFocalChart.ts';
import type { OneAnimal } from './useOneAnimal.tsx';

/** A bar of a behaviour. */
export type BehaviourBar = {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly value: number;
  readonly figure: string;
};

/** Returns the bars of the behaviours that have a value, the largest first. */
export function focalBars<Row extends FocalResult>(
  rows: readonly Row[],
  names: FocalAnalysed['names'],
  valueOf: (row: Row) => number | null,
  write: (value: number) => string,
): readonly (BehaviourBar & { readonly row: Row })[] {
  return rows
    .flatMap((row) => {
      const value = valueOf(row);
      const { code } = row;
      if (value === null) return [];
      return [{ code, name: names.behaviour(code), colour: names.colour(code), value, figure: write(value), row }];
    })
    .toSorted((one, other) => other.value - one.value);
}

/** A tab with a figure for each behaviour: its finding, the bars, and the same and more as a table. */
export function BehaviourFigures({
  tab,
  title,
  one: { sample, facts, control },
  names,
  rows,
  columns,
  finding,
  chart,
}: {
  readonly tab: Exclude<FocalTab, 'export'>;
  readonly title: string;
  readonly one: OneAnimal;
  readonly names: FocalAnalysed['names'];
  readonly rows: readonly FocalResult[];
  /** behind the behaviour and its code */
  readonly columns: readonly FigureColumn<FocalResult>[];
  readonly finding: string;
  /** null where no behaviour has a figure */
  readonly chart: ReactNode;
}) {
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const shown = useFocalChart(title, sample, finding);
  return (
    <FocalPanel tab={tab} finding={finding}>
      <ChartFrame<FocalResult>
        {...shown}
        controls={control}
        figures={{
          ...{ rows, rowId: ({ code }) => code, facts },
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ code }) => names.behaviour(code)),
            textColumn('code', t('analyses:columns.code'), ({ code }) => code),
            ...columns,
          ],
        }}
        isEmpty={chart === null}
        chart={chart}
      />
    </FocalPanel>
  );
}
