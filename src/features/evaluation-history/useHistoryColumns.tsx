import { Anchor, Group } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryUnit } from '#domain/evaluation-history/evaluation-history.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { evaluationHref, type HistoryRow } from './history-row.ts';
import { usePeriodName } from './usePeriodName.ts';

/** Returns the columns of the history. */
export function useHistoryColumns(unit: HistoryUnit): readonly DataColumn<HistoryRow>[] {
  const { t } = useTranslation(['evaluation-history', 'words']);
  const { date, number } = useFormat();
  const { score } = useScoreWords();
  const periodName = usePeriodName(unit);
  return useMemo(
    () => [
      {
        id: 'subject',
        header: t('columns.subject'),
        width: 230,
        isTitle: true,
        cell: ({ subjectName }) => subjectName,
        sortValue: ({ subjectName }) => subjectName,
      },
      {
        id: 'period',
        header: t(`values.unit.${unit}`),
        width: 170,
        cell: ({ span }) => periodName(span),
        sortValue: ({ span }) => span.fromMs,
        exportValue: ({ span }) => periodName(span),
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        width: 175,
        cell: ({ kind }) => t(`values.kind.${kind}`),
        sortValue: ({ kind }) => t(`values.kind.${kind}`),
      },
      {
        id: 'count',
        header: t('columns.count'),
        width: 185,
        align: 'end',
        cell: ({ count }) => number(count),
        sortValue: ({ count }) => count,
        exportValue: ({ count }) => count,
      },
      {
        id: 'last',
        header: t('words:last'),
        width: 165,
        cell: (row) => (
          <Anchor component={Link} to={evaluationHref(row.last)} fz="inherit" underline="always">
            {date(row.last.atUnix)}
          </Anchor>
        ),
        sortValue: ({ last }) => last.atUnix,
        exportValue: ({ last }) => ({ instant: last.atUnix }),
      },
      {
        id: 'score',
        header: t('columns.score'),
        width: 175,
        align: 'end',
        cell: ({ scored }) => (
          <Group gap="xs" justify="flex-end" wrap="nowrap">
            {score(scored?.score ?? null)}
            {scored !== null && scored.label !== null && <ScoreLabelBadge label={scored.label} />}
          </Group>
        ),
        sortValue: ({ scored }) => scored?.score ?? null,
        exportValue: ({ scored }) => scored?.score ?? null,
      },
    ],
    [t, unit, date, number, score, periodName],
  );
}
