import { Group } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QUESTION_CATEGORIES } from '#domain/content/question-category.ts';
import { SectorName } from '#features/animals/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { answeredShareOf, changeOf, type ComparedRow, shownChangeOf } from './entries.ts';

/** Returns the columns of the comparison; a tier without sectors has no column for them. */
export function useComparisonColumns(hasSectors: boolean): readonly DataColumn<ComparedRow>[] {
  const { t } = useTranslation(['quick-comparison', 'quick-groups', 'scores', 'words']);
  const { list, number, shortDay } = useFormat();
  const { change, score } = useScoreWords();
  return useMemo(() => {
    const figure = (
      id: string,
      header: string,
      valueOf: (row: ComparedRow) => number | null,
    ): DataColumn<ComparedRow> => ({
      ...{ id, header, width: 132, align: 'end' },
      cell: (row) => score(valueOf(row)),
      sortValue: valueOf,
      exportValue: valueOf,
    });
    const sector: DataColumn<ComparedRow> = {
      id: 'sector',
      header: t('words:sector'),
      width: 160,
      hiddenByDefault: true,
      cell: (row) => row.sector !== null && <SectorName sector={row.sector} />,
      sortValue: (row) => row.sector?.sectorName ?? null,
    };
    return [
      {
        id: 'name',
        header: t('quick-groups:columns.name'),
        isTitle: true,
        cell: ({ group }) => group.groupName,
        sortValue: ({ group }) => group.groupName,
      },
      {
        id: 'species',
        header: t('words:species'),
        cell: ({ speciesNames }) => list(speciesNames),
        sortValue: ({ speciesNames }) => speciesNames[0] ?? null,
        exportValue: ({ speciesNames }) => list(speciesNames),
      },
      ...(hasSectors ? [sector] : []),
      {
        id: 'last',
        header: t('evaluatedOn'),
        width: 130,
        cell: ({ last }) => shortDay(last.atUnix),
        sortValue: ({ last }) => last.atUnix,
        exportValue: ({ last }) => ({ instant: last.atUnix }),
      },
      {
        id: 'overall',
        header: t('scores:overall'),
        width: 170,
        cell: ({ last }) => (
          <Group component="span" gap="xs" wrap="nowrap">
            <b>{score(last.overall)}</b>
            {last.label !== null && <ScoreLabelBadge label={last.label} />}
          </Group>
        ),
        sortValue: ({ last }) => last.overall,
        exportValue: ({ last }) => last.overall,
      },
      ...QUESTION_CATEGORIES.map((category) =>
        figure(category, t(`scores:values.category.${category}`), ({ last }) => last.categories[category]),
      ),
      {
        id: 'change',
        header: t('change'),
        width: 190,
        align: 'end',
        cell: (row) => change(shownChangeOf(row)),
        sortValue: changeOf,
        exportValue: changeOf,
      },
      {
        id: 'answered',
        header: t('answered'),
        width: 120,
        align: 'end',
        cell: ({ last }) => t('answeredOf', { done: number(last.answered), total: number(last.asked) }),
        sortValue: answeredShareOf,
        exportValue: ({ last }) => `${last.answered}/${last.asked}`,
      },
    ];
  }, [t, list, number, shortDay, change, score, hasSectors]);
}
