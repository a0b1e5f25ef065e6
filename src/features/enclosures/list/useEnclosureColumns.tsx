import { Group, Stack, Text } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { ScanBadge } from '../ScanBadge.tsx';
import { SectorName } from '../SectorName.tsx';
import { EnclosurePhoto } from './EnclosurePhoto.tsx';
import type { EnclosureRow } from './enclosure-row.ts';

export type EnclosureColumnId = 'name' | 'sector' | 'species' | 'animals' | 'scan' | 'indoor' | 'outdoor';

/** Returns the columns of every list of enclosures, without those that the page makes superfluous. */
export function useEnclosureColumns(without: readonly EnclosureColumnId[]): readonly DataColumn<EnclosureRow>[] {
  const { t } = useTranslation(['enclosures', 'words']);
  const { number, list } = useFormat();
  const left = without.join(' ');
  return useMemo(() => {
    const namesOf = (row: EnclosureRow) => list(row.species.map(({ name }) => name));
    const area = (value: number | null) => (value === null ? '–' : number(value));
    const columns: readonly (DataColumn<EnclosureRow> & { readonly id: EnclosureColumnId })[] = [
      {
        id: 'name',
        header: t('words:enclosure'),
        isTitle: true,
        cell: (row) => (
          <Group gap="sm" wrap="nowrap" component="span" display="inline-flex">
            <EnclosurePhoto url={row.enclosure.enclosureProfilePicture?.url ?? null} size={32} />
            <span>{row.name}</span>
          </Group>
        ),
        sortValue: (row) => row.name,
        exportValue: (row) => row.name,
      },
      {
        id: 'sector',
        header: t('words:sector'),
        cell: (row) => <SectorName sector={row.sector} />,
        sortValue: (row) => row.sector?.sectorName ?? null,
        exportValue: (row) => row.sector?.sectorName ?? null,
      },
      {
        id: 'species',
        header: t('words:species'),
        cell: (row) => (row.species.length === 0 ? '–' : namesOf(row)),
        sortValue: (row) => row.species[0]?.name ?? null,
        exportValue: (row) => (row.species.length === 0 ? null : namesOf(row)),
      },
      {
        id: 'animals',
        header: t('words:animals'),
        width: 110,
        align: 'end',
        cell: (row) => number(row.enclosure.animalsCount),
        sortValue: (row) => row.enclosure.animalsCount,
        exportValue: (row) => row.enclosure.animalsCount,
      },
      {
        id: 'scan',
        header: t('columns.scan'),
        width: 190,
        cell: (row) => (
          <Stack gap={4} align="start">
            <ScanBadge isReady={row.gaps.length === 0} />
            {row.isWaiting && (
              <Group gap={4} wrap="nowrap" c="dimmed">
                <IconCloudUpload size={16} aria-hidden />
                <Text fz="sm">{t('words:waitingToBeSent')}</Text>
              </Group>
            )}
          </Stack>
        ),
        sortValue: (row) => row.gaps.length,
        exportValue: (row) => t(row.gaps.length === 0 ? 'values.scan.ready' : 'values.scan.notReady'),
      },
      {
        id: 'indoor',
        header: t('columns.indoor'),
        width: 130,
        align: 'end',
        cell: (row) => area(row.enclosure.indoorArea),
        sortValue: (row) => row.enclosure.indoorArea,
        exportValue: (row) => row.enclosure.indoorArea,
      },
      {
        id: 'outdoor',
        header: t('columns.outdoor'),
        width: 130,
        align: 'end',
        cell: (row) => area(row.enclosure.outdoorArea),
        sortValue: (row) => row.enclosure.outdoorArea,
        exportValue: (row) => row.enclosure.outdoorArea,
      },
    ];
    return columns.filter(({ id }) => !left.split(' ').includes(id));
  }, [t, number, list, left]);
}
