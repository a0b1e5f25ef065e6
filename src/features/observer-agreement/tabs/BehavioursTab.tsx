import { useTranslation } from 'react-i18next';
import type { PairAgreement } from '#domain/observer-agreement/observer-agreement.ts';
import { numberColumn, textColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { AgreementPanel } from '../parts/AgreementPanel.tsx';
import type { Compared } from '../parts/compared.ts';
import { useComparedWords } from '../parts/useComparedWords.ts';

type Behaviour = PairAgreement['behaviours'][number];

/** Each behaviour against all others: percentage, kappa, PABAK and prevalence, the least agreed first. */
export function BehavioursTab({ pair, names, facts }: Compared) {
  const { t } = useTranslation(['agreement', 'analyses']);
  const { share } = useFigures();
  const { chart, percent, kappa, pairName } = useComparedWords();
  const form = useChartForm();
  const rows = (pair?.behaviours ?? []).toSorted((one, other) => (one.kappa ?? 2) - (other.kappa ?? 2));
  const [least] = rows;
  const finding =
    least === undefined
      ? t('noItem')
      : least.kappa === null
        ? t('finding.behavioursNone')
        : t('finding.behaviours', {
            ...{ name: names.behaviour(least.category), kappa: kappa(least.kappa) },
            ...{ percent: percent(least.percent), prevalence: share(least.prevalence) },
          });
  return (
    <AgreementPanel tab="behaviours" finding={finding}>
      <ChartFrame<Behaviour>
        words={{
          ...chart,
          ...{ title: t('chart.behaviours'), chartLabel: finding, tableLabel: t('chart.behaviours') },
          ...(pair === null ? {} : { subtitle: pairName(pair, names) }),
        }}
        {...form}
        figures={{
          rows,
          rowId: ({ category }) => category,
          facts: pair === null ? facts : [...facts, { label: t('pair'), value: pairName(pair, names) }],
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ category }) => names.behaviour(category)),
            textColumn('code', t('analyses:columns.code'), ({ category }) => category),
            numberColumn('prevalence', t('columns.prevalence'), ({ prevalence }) => prevalence, share),
            numberColumn('percent', t('columns.percent'), (one) => one.percent, share),
            numberColumn('kappa', t('columns.kappa'), (one) => one.kappa, kappa),
            numberColumn('pabak', t('columns.pabak'), (one) => one.prevalenceAdjustedKappa, kappa),
          ],
        }}
        isEmpty={rows.length === 0}
        onRetry={() => undefined}
        chart={
          <LazyShareBars
            bars={rows.map((one) => ({
              ...{ code: one.category, name: names.behaviour(one.category), colour: names.colour(one.category) },
              ...{ percent: one.percent ?? 0, figure: `${percent(one.percent)} · κ ${kappa(one.kappa)}` },
            }))}
          />
        }
      />
    </AgreementPanel>
  );
}
