import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PairAgreement } from '#domain/observer-agreement/observer-agreement.ts';
import { numberColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { AgreementPanel } from '../parts/AgreementPanel.tsx';
import type { Compared } from '../parts/compared.ts';
import { useComparedWords } from '../parts/useComparedWords.ts';

const COLOUR = 'var(--mantine-primary-color-filled)';

type Measure = { readonly id: string; readonly name: string; readonly value: number | null; readonly text: string };

/** The agreement of the chosen pair by every measure, and that of all pairs. */
export function PairTab({ agreement: { pairs }, pair, names, facts }: Compared) {
  const { t } = useTranslation(['agreement', 'analyses']);
  const { count, share } = useFigures();
  const { chart, percent, kappa, pairName } = useComparedWords();
  const form = useChartForm();
  const finding =
    pair === null || pair.items === 0
      ? t('noItem')
      : t(pair.kappa === null ? 'finding.pairUndefined' : 'finding.pair', {
          ...{ one: names.person(pair.first), other: names.person(pair.second) },
          ...{ percent: percent(pair.percent), items: count(pair.items), kappa: kappa(pair.kappa) },
        });
  const title = pair === null ? t('chart.pair') : pairName(pair, names);
  return (
    <AgreementPanel tab="pair" finding={finding}>
      <Stack gap="xl">
        <ChartFrame<Measure>
          words={{ ...chart, title, chartLabel: finding, tableLabel: t('chart.pair') }}
          figures={{
            rows: pair === null ? [] : measuresOf(pair),
            rowId: ({ id }) => id,
            facts,
            columns: [
              titleColumn('measure', t('columns.measure'), ({ name }) => name),
              { id: 'value', header: t('columns.value'), cell: ({ text }) => text, exportValue: ({ value }) => value },
            ],
          }}
          isEmpty={pair === null}
          onRetry={() => undefined}
        />
        <ChartFrame<PairAgreement>
          words={{ ...chart, title: t('chart.pairs'), chartLabel: t('chart.pairs'), tableLabel: t('chart.pairs') }}
          {...form}
          figures={{
            rows: pairs,
            rowId: ({ first, second }) => `${first} ${second}`,
            facts,
            columns: [
              titleColumn('pair', t('pair'), (one) => pairName(one, names)),
              numberColumn('sessions', t('analyses:sample.sessions'), ({ sessions }) => sessions, count),
              numberColumn('items', t('columns.items'), ({ items }) => items, count),
              numberColumn('percent', t('columns.percent'), (one) => one.percent, share),
              numberColumn('kappa', t('columns.kappa'), (one) => one.kappa, kappa),
              numberColumn('pabak', t('columns.pabak'), (one) => one.prevalenceAdjustedKappa, kappa),
            ],
          }}
          isEmpty={pairs.length === 0}
          onRetry={() => undefined}
          chart={
            <LazyShareBars
              bars={pairs.flatMap((one) =>
                one.percent === null
                  ? []
                  : [
                      {
                        ...{ code: `${one.first} ${one.second}`, name: pairName(one, names), colour: COLOUR },
                        ...{ percent: one.percent, figure: `${share(one.percent)} · κ ${kappa(one.kappa)}` },
                      },
                    ],
              )}
            />
          }
        />
      </Stack>
    </AgreementPanel>
  );

  function measuresOf(one: PairAgreement): readonly Measure[] {
    const line = (id: string, name: string, value: number | null, write: (value: number) => string): Measure => ({
      ...{ id, name, value, text: value === null ? '–' : write(value) },
    });
    const { elevation } = one;
    return [
      line('sessions', t('analyses:sample.sessions'), one.sessions, count),
      line('items', t('columns.items'), one.items, count),
      line('onlyFirst', t('only', { name: names.person(one.first) }), one.onlyFirst, count),
      line('onlySecond', t('only', { name: names.person(one.second) }), one.onlySecond, count),
      line('percent', t('columns.percent'), one.percent, share),
      line('kappa', t('columns.kappa'), one.kappa, kappa),
      line('pabak', t('columns.pabak'), one.prevalenceAdjustedKappa, kappa),
      ...(elevation === null
        ? []
        : [
            line('elevationItems', t('elevation.items'), elevation.items, count),
            line('elevationLinear', t('elevation.linear'), elevation.linearKappa, kappa),
            line('elevationQuadratic', t('elevation.quadratic'), elevation.quadraticKappa, kappa),
          ]),
    ];
  }
}
