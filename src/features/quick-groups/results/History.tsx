import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnsweredEvaluation } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { FigureColumn } from '#kit/chart/figures.ts';
import { FigureTable } from '#kit/chart/FigureTable.tsx';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { useDuration } from '../parts/useDuration.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { finishedAt, type Scored } from './useGroupResults.ts';

function nameAlone(_evaluation: unknown, name: string): string {
  return name;
}

/** The finished evaluations of a group, or of an animal or enclosure of a campaign, the latest first; the date of each opens it. */
export function History<Evaluation extends AnsweredEvaluation>({
  finished,
  shown,
  hrefOf,
  leaderOf = nameAlone,
  hasScores = true,
}: {
  readonly finished: readonly Scored<Evaluation>[];
  readonly shown: Scored<Evaluation>;
  readonly hrefOf: (evaluation: Evaluation) => string;
  /** writes who led an evaluation, by the name of that person; absent: the name */
  readonly leaderOf?: (evaluation: Evaluation, name: string) => string;
  readonly hasScores?: boolean;
}) {
  const { t } = useTranslation(['quick-evaluations', 'scores']);
  const { dateTime } = useFormat();
  const { score } = useScoreWords();
  const durationOf = useDuration();
  const nameOf = usePersonNames();
  const scoreColumn: FigureColumn<Scored<Evaluation>> = {
    id: 'score',
    header: t('scores:overall'),
    cell: ({ result }) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        {score(result?.overall ?? null)}
        {result !== null && result.label !== null && <ScoreLabelBadge label={result.label} />}
      </Group>
    ),
  };
  return (
    <FigureTable<Scored<Evaluation>>
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
              <Anchor component={Link} to={hrefOf(one.evaluation)} fz="inherit" underline="always">
                {dateTime(finishedAt(one))}
              </Anchor>
            ),
          },
          {
            id: 'leader',
            header: t('leader'),
            cell: ({ evaluation }) => leaderOf(evaluation, nameOf(evaluation.leaderId)),
          },
          ...(hasScores ? [scoreColumn] : []),
          { id: 'duration', header: t('duration'), cell: ({ evaluation }) => durationOf(evaluation.durationMs) },
        ],
      }}
    />
  );
}
