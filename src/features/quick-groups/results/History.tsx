import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#i18n/useFormat.ts';
import { FigureTable } from '#kit/chart/FigureTable.tsx';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { resultsHref } from '../addresses.ts';
import { useDuration } from '../parts/useDuration.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { finishedAt, type Scored } from './useGroupResults.ts';

/** The finished evaluations of a group, the latest first; the date of each opens it. */
export function History({ finished, shown }: { readonly finished: readonly Scored[]; readonly shown: Scored }) {
  const { t } = useTranslation(['quick-evaluations', 'scores']);
  const { dateTime } = useFormat();
  const { score } = useScoreWords();
  const durationOf = useDuration();
  const nameOf = usePersonNames();
  return (
    <FigureTable<Scored>
      label={t('values.tab.history')}
      figures={{
        rows: finished,
        rowId: ({ evaluation }) => evaluation.evaluationId,
        isCurrent: (one) => one === shown,
        columns: [
          {
            id: 'date',
            header: t('finishedOn'),
            isTitle: true,
            cell: (one) => (
              <Anchor
                component={Link}
                to={resultsHref(one.evaluation.groupId, one.evaluation.evaluationId)}
                fz="inherit"
                underline="always"
              >
                {dateTime(finishedAt(one))}
              </Anchor>
            ),
          },
          { id: 'leader', header: t('leader'), cell: ({ evaluation }) => nameOf(evaluation.leaderId) },
          {
            id: 'score',
            header: t('scores:overall'),
            cell: ({ result }) => (
              <Group gap="xs" justify="flex-end" wrap="nowrap">
                {score(result?.overall ?? null)}
                {result !== null && result.label !== null && <ScoreLabelBadge label={result.label} />}
              </Group>
            ),
          },
          { id: 'duration', header: t('duration'), cell: ({ evaluation }) => durationOf(evaluation.durationMs) },
        ],
      }}
    />
  );
}
