import { IconCircleCheck, IconCircleX, IconHelpCircle, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GateLine, GateState } from '#domain/observer-agreement/training-gate.ts';
import { numberColumn, textColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { AgreementPanel } from '../parts/AgreementPanel.tsx';
import type { Compared } from '../parts/compared.ts';
import { useComparedWords } from '../parts/useComparedWords.ts';

const LOOKS = {
  passed: { tone: 'success', icon: IconCircleCheck },
  below: { tone: 'warning', icon: IconCircleX },
  undefined: { tone: 'neutral', icon: IconHelpCircle },
  none: { tone: 'neutral', icon: IconHourglass },
} as const satisfies Record<GateState, object>;

/** Whether each observer of a training campaign reaches its least agreement. */
export function GateTab({ campaign: { minAgreement }, gate, names, facts }: Compared) {
  const { t } = useTranslation(['agreement', 'words']);
  const { dateTime, number } = useFormat();
  const { count, share } = useFigures();
  const { chart, kappa } = useComparedWords();
  const least = minAgreement === null ? '–' : number(minAgreement, { maximumFractionDigits: 2 });
  const passed = gate.filter(({ state }) => state === 'passed').length;
  const finding =
    minAgreement === null
      ? t('finding.gateNone')
      : t('finding.gate', { passed: count(passed), total: count(gate.length), least });
  return (
    <AgreementPanel tab="gate" finding={finding}>
      <ChartFrame<GateLine>
        words={{
          ...chart,
          ...{ title: t('chart.gate'), subtitle: t('least', { least }) },
          ...{ chartLabel: finding, tableLabel: t('chart.gate') },
          empty: { title: t('finding.gateNone'), message: t('gateHint') },
        }}
        figures={{
          rows: gate,
          rowId: ({ observerId }) => observerId,
          facts: [...facts, { label: t('columns.least'), value: String(minAgreement ?? '') }],
          columns: [
            titleColumn('observer', t('words:observer'), ({ observerId }) => names.person(observerId)),
            {
              ...{ id: 'state', header: t('columns.state'), isText: true },
              cell: ({ state }) => <StateBadge {...LOOKS[state]} label={t(`values.state.${state}`)} />,
              exportValue: ({ state }) => t(`values.state.${state}`),
            },
            numberColumn('kappa', t('columns.kappa'), ({ decided }) => decided?.kappa ?? null, kappa),
            numberColumn('percent', t('columns.percent'), ({ decided }) => decided?.percent ?? null, share),
            numberColumn('items', t('columns.items'), ({ decided }) => decided?.items ?? null, count),
            {
              ...{ id: 'session', header: t('columns.latest'), isText: true },
              cell: ({ decided }) => (decided === null ? '–' : dateTime(decided.atUnix)),
              exportValue: ({ decided }) => (decided === null ? null : { instant: decided.atUnix }),
            },
            textColumn('second', t('columns.second'), ({ decided }) =>
              decided === null ? '' : names.person(decided.secondId),
            ),
            textColumn('reached', t('columns.reached'), ({ reached, compared }) =>
              t('words:doneOfTotal', { done: count(reached), total: count(compared) }),
            ),
          ],
        }}
        isEmpty={gate.length === 0}
        onRetry={() => undefined}
      />
    </AgreementPanel>
  );
}
