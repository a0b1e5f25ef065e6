import { Group, Stack, Text } from '@mantine/core';
import { IconArchive, IconCircleCheck, IconCloudUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectorName } from '#features/animals/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import type { QuickGroupRow } from './useQuickGroupRows.ts';

/** Returns the columns of the list of groups; a tier without sectors has no column for them. */
export function useQuickGroupColumns(hasSectors: boolean): readonly DataColumn<QuickGroupRow>[] {
  const { t } = useTranslation(['quick-groups', 'words']);
  const { list, number, shortDay } = useFormat();
  const { score } = useScoreWords();
  return useMemo(() => {
    const lastOf = ({ group }: QuickGroupRow) => group.lastEvaluation;
    const sector: DataColumn<QuickGroupRow> = {
      id: 'sector',
      header: t('words:sector'),
      width: 170,
      cell: (row) => row.sector !== null && <SectorName sector={row.sector} />,
      sortValue: (row) => row.sector?.sectorName ?? null,
    };
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isTitle: true,
        // The state of a group that is not simply active stands beside its name.
        cell: (row) =>
          row.isWaiting || row.group.isArchived ? (
            <Group component="span" gap="xs" wrap="nowrap">
              <span>{row.group.groupName}</span>
              <GroupState row={row} />
            </Group>
          ) : (
            row.group.groupName
          ),
        sortValue: ({ group }) => group.groupName,
      },
      {
        id: 'species',
        header: t('words:species'),
        cell: ({ speciesNames, group }) => (
          <Stack component="span" gap={0}>
            <span>{list(speciesNames)}</span>
            <Text span fz="sm" c="dimmed">
              {t('words:animalCount', { count: group.individualCount })}
            </Text>
          </Stack>
        ),
        sortValue: ({ speciesNames }) => speciesNames[0] ?? null,
        exportValue: ({ speciesNames }) => list(speciesNames),
      },
      ...(hasSectors ? [sector] : []),
      {
        id: 'count',
        header: t('columns.count'),
        width: 120,
        align: 'end',
        // The number stands below the species.
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ group }) => number(group.individualCount),
        sortValue: ({ group }) => group.individualCount,
        exportValue: ({ group }) => group.individualCount,
      },
      {
        id: 'owner',
        header: t('columns.owner'),
        width: 160,
        hiddenByDefault: true,
        cell: ({ ownerName }) => ownerName || t('words:unknownAccount'),
        sortValue: ({ ownerName }) => ownerName,
        exportValue: ({ ownerName }) => ownerName,
      },
      {
        id: 'last',
        header: t('words:lastEvaluation'),
        width: 190,
        cell: (row) => {
          const last = lastOf(row);
          if (last === null)
            return (
              <Text inherit c="dimmed">
                {t('never')}
              </Text>
            );
          return (
            <Stack component="span" gap={2}>
              <Group component="span" gap="xs" wrap="nowrap">
                <b>{score(last.overall)}</b>
                {last.label !== null && <ScoreLabelBadge label={last.label} />}
              </Group>
              <Text span fz="sm" c="dimmed">
                {shortDay(last.atUnix)}
              </Text>
            </Stack>
          );
        },
        sortValue: (row) => lastOf(row)?.atUnix ?? null,
        exportValue: (row) => {
          const last = lastOf(row);
          return last === null ? null : { instant: last.atUnix };
        },
      },
      {
        id: 'next',
        header: t('columns.next'),
        width: 190,
        cell: ({ group: { nextEvaluationAtUnix: next } }) => (next === null ? '' : shortDay(next)),
        sortValue: ({ group }) => group.nextEvaluationAtUnix,
        exportValue: ({ group: { nextEvaluationAtUnix: next } }) => (next === null ? null : { instant: next }),
      },
      {
        id: 'status',
        header: t('words:status'),
        width: 150,
        isPlainOnCard: true,
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: (row) => <GroupState row={row} />,
        exportValue: ({ group }) => t(`values.status.${group.isArchived ? 'archived' : 'active'}`),
      },
    ];
  }, [t, list, number, shortDay, score, hasSectors]);
}

function GroupState({ row: { group, isWaiting } }: { readonly row: QuickGroupRow }) {
  const { t } = useTranslation(['quick-groups', 'words']);
  return (
    <StateBadge
      {...(isWaiting
        ? { tone: 'warning', icon: IconCloudUpload, label: t('words:waitingToBeSent') }
        : group.isArchived
          ? { tone: 'neutral', icon: IconArchive, label: t('values.status.archived') }
          : { tone: 'success', icon: IconCircleCheck, label: t('values.status.active') })}
    />
  );
}
