import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Partner, rankedPartners } from '#domain/animal-analysis/animal-partners.ts';
import { AnalysisPanel, numberColumn, titleColumn, useChartWords, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyFigureBars } from '#kit/chart/LazyFigureBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { useFindings } from '../parts/useFindings.ts';
import { CLOSENESS } from './partner-figures.ts';

const COLOUR = 'var(--mantine-primary-color-filled)';

/** The other animals by how close they keep to the animal, by either index or as its nearest neighbour. */
export function PartnersTab(analysed: AnimalAnalysed) {
  const { name, partners, names, facts, result } = analysed;
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const finding = useFindings().partners(analysed);
  const [figure, setFigure] = useState<(typeof CLOSENESS)[number]>('simpleRatioIndex');
  const write = figure === 'nearest' ? count : index;
  const rows = rankedPartners(partners, (partner) => partner[figure]);
  const drawn = rows.flatMap((partner) => {
    const value = partner[figure];
    return value === null || value === 0 ? [] : [{ partnerId: partner.partnerId, value }];
  });
  return (
    <AnalysisPanel tab="proximity" finding={finding}>
      <ChartFrame<Partner>
        words={{
          ...words,
          ...{ title: t('partners'), subtitle: `n = ${count(result.counts.scans)}`, chartLabel: finding },
          tableLabel: t('partners'),
          empty: { title: t('finding.partnersNone', { name }), message: t('noPartners') },
        }}
        {...form}
        controls={
          <SegmentedControl
            aria-label={t('analyses:index')}
            size="md"
            data={CLOSENESS.map((value) => ({ value, label: t(`values.closeness.${value}`) }))}
            value={figure}
            onChange={setFigure}
          />
        }
        figures={{
          ...{ rows, rowId: ({ partnerId }) => partnerId, facts },
          columns: [
            titleColumn('partner', t('analyses:columns.other'), ({ partnerId }) => names.animal(partnerId)),
            numberColumn('together', t('analyses:columns.together'), ({ together }) => together, count),
            numberColumn('sri', t('analyses:columns.simpleRatioIndex'), (row) => row.simpleRatioIndex, index),
            numberColumn('hwi', t('analyses:columns.halfWeightIndex'), (row) => row.halfWeightIndex, index),
            numberColumn('nearest', t('analyses:columns.nearest'), ({ nearest }) => nearest, count),
          ],
        }}
        isEmpty={partners.length === 0 || (drawn.length === 0 && form.form === 'chart')}
        onRetry={() => undefined}
        chart={
          <LazyFigureBars
            bars={drawn.map(({ partnerId, value }) => ({
              ...{ code: partnerId, name: names.animal(partnerId), colour: COLOUR },
              ...{ value, figure: write(value) },
            }))}
            {...(figure === 'nearest' ? {} : { ticks: [0, 0.25, 0.5, 0.75, 1] })}
            write={write}
          />
        }
      />
    </AnalysisPanel>
  );
}
