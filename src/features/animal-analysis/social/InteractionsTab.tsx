import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERACTION_KINDS, type InteractionKind } from '#domain/analysis/interaction-kind.ts';
import { exchanged, type Partner, rankedPartners } from '#domain/animal-analysis/animal-partners.ts';
import {
  ExplainedAnalysis,
  type Formula,
  numberColumn,
  titleColumn,
  useChartWords,
  useFigures,
} from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { usePairedChart } from '../charts/usePairedChart.tsx';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';
import { useFindings } from '../parts/useFindings.ts';
import { hasExchange } from './partner-figures.ts';

/** @source analysis definitions, 5: counts by actor and receiver */
const FORMULA: Formula = { formula: 'n(A → B)    n(B → A)', source: 'Altmann 1974, Behaviour 49:227–267' };

/** The interactions of the animal with each partner: affiliative, agonistic and avoidance, given and received. */
export function InteractionsTab(analysed: AnimalAnalysed) {
  const { name, partners, names, facts } = analysed;
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const finding = useFindings().interactions(analysed);
  const [kind, setKind] = useState<InteractionKind>('affiliative');
  const rows = rankedPartners(partners.filter(hasExchange), (partner) => exchanged(partner[kind]));
  const drawn = rows.filter((partner) => exchanged(partner[kind]) > 0);
  const chart = usePairedChart(
    { first: t('analyses:columns.given'), second: t('analyses:columns.received') },
    drawn.map(({ partnerId, [kind]: { given, received } }) => ({
      ...{ id: partnerId, name: names.animal(partnerId), first: given, second: received },
    })),
    count,
  );
  return (
    <ExplainedAnalysis
      finding={finding}
      words={{ title: t('help.title'), what: t('help.what'), limits: t('help.limits') }}
      formula={FORMULA}
    >
      <ChartFrame<Partner>
        words={{
          ...words,
          ...{ title: t('interactions'), chartLabel: finding, tableLabel: t('interactions') },
          subtitle: t(`values.exchange.${kind}`),
          empty:
            rows.length === 0
              ? { title: t('finding.interactionsNone', { name }), message: t('noInteractions') }
              : { title: t('noneOfKind'), message: t('otherKinds') },
        }}
        {...form}
        controls={
          <SegmentedControl
            aria-label={t('kind')}
            size="md"
            data={INTERACTION_KINDS.map((value) => ({ value, label: t(`values.exchange.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
        }
        figures={{
          ...{ rows, rowId: ({ partnerId }) => partnerId, facts },
          columns: [
            titleColumn('partner', t('analyses:columns.other'), ({ partnerId }) => names.animal(partnerId)),
            ...INTERACTION_KINDS.flatMap((one) =>
              (['given', 'received'] as const).map((way) =>
                numberColumn<Partner>(`${one}-${way}`, t(`values.${way}.${one}`), (row) => row[one][way], count),
              ),
            ),
          ],
        }}
        isEmpty={rows.length === 0 || (drawn.length === 0 && form.form === 'chart')}
        onRetry={() => undefined}
        note={t('interactionsNote', { name })}
        {...chart}
      />
    </ExplainedAnalysis>
  );
}
