import { useTranslation } from 'react-i18next';
import type { GroupAgreement } from '#domain/observer-agreement/observer-agreement.ts';
import { numberColumn, titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { AgreementPanel } from '../parts/AgreementPanel.tsx';
import type { Compared } from '../parts/compared.ts';
import { useComparedWords } from '../parts/useComparedWords.ts';

/** The agreement of three observers or more on the sessions that all of them observed, by Fleiss' kappa. */
export function GroupTab({ agreement: { groups }, names, facts }: Compared) {
  const { t } = useTranslation(['agreement', 'analyses']);
  const { list } = useFormat();
  const { count } = useFigures();
  const { chart, kappa } = useComparedWords();
  const [first] = groups;
  const peopleOf = ({ observerIds }: GroupAgreement) => list(observerIds.map(names.person));
  const finding =
    first === undefined
      ? t('finding.groupNone')
      : t('finding.group', { names: peopleOf(first), kappa: kappa(first.fleissKappa), items: count(first.items) });
  return (
    <AgreementPanel tab="group" finding={finding}>
      <ChartFrame<GroupAgreement>
        words={{
          ...chart,
          ...{ title: t('chart.group'), chartLabel: finding, tableLabel: t('chart.group') },
          empty: { title: t('finding.groupNone'), message: t('groupHint') },
        }}
        figures={{
          rows: groups,
          rowId: ({ observerIds }) => observerIds.join(' '),
          facts,
          columns: [
            titleColumn('observers', t('analyses:filters.observers'), peopleOf),
            numberColumn('sessions', t('analyses:sample.sessions'), ({ sessions }) => sessions, count),
            numberColumn('items', t('columns.items'), ({ items }) => items, count),
            numberColumn('fleiss', t('columns.fleiss'), ({ fleissKappa }) => fleissKappa, kappa),
          ],
        }}
        isEmpty={groups.length === 0}
        onRetry={() => undefined}
      />
    </AgreementPanel>
  );
}
