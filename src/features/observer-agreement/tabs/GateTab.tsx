import { Button, Group } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GateLine } from '#domain/observer-agreement/training-gate.ts';
import { GateBadge, startHref } from '#features/observation-sessions/index.ts';
import { numberColumn, textColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { AgreementPanel } from '../parts/AgreementPanel.tsx';
import type { Compared } from '../parts/compared.ts';
import { useComparedWords } from '../parts/useComparedWords.ts';

/** Whether each observer of a training campaign reaches its least agreement; the own line alone for somebody in training. */
export function GateTab({ campaign: { campaignId, minAgreement }, gate, hasExercises, names, facts }: Compared) {
  const { t } = useTranslation(['agreement', 'known-answers', 'words']);
  const { dateTime, number } = useFormat();
  const { count, share } = useFigures();
  const { chart, kappa } = useComparedWords();
  const least = minAgreement === null ? '–' : number(minAgreement, { maximumFractionDigits: 2 });
  const { lines, isOwn } = gate;
  const [own] = lines;
  const passed = lines.filter(({ state }) => state === 'passed').length;
  const found =
    isOwn && own !== undefined
      ? t('finding.gateOwn', { state: t(`known-answers:values.state.${own.state}`), least })
      : t('finding.gate', { passed: count(passed), total: count(lines.length), least });
  const finding = minAgreement === null ? t('finding.gateNone') : found;
  return (
    <AgreementPanel tab="gate" finding={finding}>
      {hasExercises && (
        <Group>
          <Button
            component={Link}
            to={startHref({ campaignId })}
            variant="light"
            mih={44}
            leftSection={<IconSchool size={18} aria-hidden />}
          >
            {t('known-answers:exercises.begin')}
          </Button>
        </Group>
      )}
      <ChartFrame<GateLine>
        words={{
          ...chart,
          ...{ title: t('chart.gate'), subtitle: t('least', { least }) },
          ...{ chartLabel: finding, tableLabel: t('chart.gate') },
          empty: { title: t('finding.gateNone'), message: t('gateHint') },
        }}
        figures={{
          rows: lines,
          rowId: ({ observerId }) => observerId,
          facts: [...facts, { label: t('columns.least'), value: String(minAgreement ?? '') }],
          columns: [
            titleColumn('observer', t('words:observer'), ({ observerId }) => names.person(observerId)),
            {
              ...{ id: 'state', header: t('columns.state'), isText: true },
              cell: ({ state }) => <GateBadge state={state} />,
              exportValue: ({ state }) => t(`known-answers:values.state.${state}`),
            },
            numberColumn('kappa', t('columns.kappa'), ({ decided }) => decided?.kappa ?? null, kappa),
            numberColumn('percent', t('columns.percent'), ({ decided }) => decided?.percent ?? null, share),
            numberColumn('items', t('columns.items'), ({ decided }) => decided?.items ?? null, count),
            {
              ...{ id: 'session', header: t('columns.latest'), isText: true },
              cell: ({ decided }) => (decided === null ? '–' : dateTime(decided.atUnix)),
              exportValue: ({ decided }) => (decided === null ? null : { instant: decided.atUnix }),
            },
            textColumn('ground', t('columns.ground'), ({ decided }) =>
              decided === null ? '' : t(`values.ground.${decided.by}`),
            ),
            textColumn('second', t('columns.second'), ({ decided }) => {
              const secondId = decided?.secondId ?? null;
              return secondId === null ? '' : names.person(secondId);
            }),
            textColumn('reached', t('columns.reached'), ({ reached, compared }) =>
              t('words:doneOfTotal', { done: count(reached), total: count(compared) }),
            ),
          ],
        }}
        isEmpty={lines.length === 0}
        onRetry={() => undefined}
      />
    </AgreementPanel>
  );
}
