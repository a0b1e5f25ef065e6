import { Group, Text } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { censusText, countedIn, headsOf } from '#domain/groups/census.ts';
import { SectorName } from '#features/animals/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import type { GroupRow } from './group-row.ts';

/** Returns the columns of the list of groups. */
export function useGroupColumns(): readonly DataColumn<GroupRow>[] {
  const { t } = useTranslation(['groups', 'words']);
  const { list, number, shortDay } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isTitle: true,
        cell: ({ name, isWaiting }) => (
          <>
            {name}
            {isWaiting && (
              <Group component="span" gap={4} wrap="nowrap" c="dimmed">
                <IconCloudUpload size={16} aria-hidden />
                <Text span fz="sm">
                  {t('words:waitingToBeSent')}
                </Text>
              </Group>
            )}
          </>
        ),
        sortValue: ({ name }) => name,
        exportValue: ({ name }) => name,
      },
      {
        id: 'species',
        header: t('words:species'),
        cell: ({ speciesNames }) => list(speciesNames),
        sortValue: ({ speciesNames }) => speciesNames[0] ?? null,
        exportValue: ({ speciesNames }) => list(speciesNames),
      },
      {
        id: 'sector',
        header: t('words:sector'),
        cell: ({ sector }) => sector !== null && <SectorName sector={sector} />,
        sortValue: ({ sector }) => sector?.sectorName ?? null,
      },
      {
        id: 'count',
        header: t('words:animals'),
        align: 'end',
        width: 130,
        cell: ({ group }) => number(headsOf(group)),
        sortValue: ({ group }) => headsOf(group),
        exportValue: ({ group }) => headsOf(group),
      },
      {
        id: 'counted',
        header: t('form.counted'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ group }) => censusText(group),
        sortValue: ({ group }) => countedIn(group),
        exportValue: ({ group }) => censusText(group),
      },
      {
        id: 'enclosure',
        header: t('words:enclosure'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ enclosureName }) => enclosureName,
        sortValue: ({ enclosureName }) => enclosureName || null,
      },
      {
        id: 'registryIds',
        header: t('form.registryIds'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ group }) => group.registryIds.join(', '),
        sortValue: ({ group }) => group.registryIds[0] ?? null,
      },
      {
        id: 'next',
        header: t('columns.next'),
        width: 190,
        cell: ({ group: { nextEvaluationDateUnix: next } }) => next !== null && shortDay(next),
        sortValue: ({ group }) => group.nextEvaluationDateUnix,
        exportValue: ({ group: { nextEvaluationDateUnix: next } }) => (next === null ? null : { instant: next }),
      },
    ],
    [t, list, number, shortDay],
  );
}
