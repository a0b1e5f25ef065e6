import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { SectorAvatar } from '../SectorAvatar.tsx';
import type { SectorRow } from '../sector-rows.ts';

/** The columns of the list of sectors. */
export function useSectorColumns(): readonly DataColumn<SectorRow>[] {
  const { t } = useTranslation('sectors');
  const { list, number } = useFormat();
  return useMemo(() => {
    const count = (value: number | null) => (value === null ? '…' : number(value));
    return [
      {
        id: 'name',
        header: t('columns.name'),
        isTitle: true,
        cell: ({ sector }) => (
          <Group gap="sm" wrap="nowrap">
            <SectorAvatar sector={sector} size={36} />
            <span>{sector.sectorName}</span>
          </Group>
        ),
        sortValue: ({ sector }) => sector.sectorName,
        exportValue: ({ sector }) => sector.sectorName,
      },
      {
        id: 'keepers',
        header: t('columns.keepers'),
        cell: ({ keepers }) => (
          <Text fz="sm" lineClamp={2}>
            {keepers === null && '…'}
            {keepers?.length === 0 && t('team.nobody')}
            {keepers !== null && list(keepers)}
          </Text>
        ),
        exportValue: ({ keepers }) => list(keepers ?? []),
      },
      {
        id: 'enclosures',
        header: t('columns.enclosures'),
        align: 'end',
        width: 130,
        cell: ({ enclosures }) => count(enclosures),
        sortValue: ({ enclosures }) => enclosures,
        exportValue: ({ enclosures }) => enclosures,
      },
      {
        id: 'animals',
        header: t('columns.animals'),
        align: 'end',
        width: 130,
        cell: ({ animals }) => count(animals),
        sortValue: ({ animals }) => animals,
        exportValue: ({ animals }) => animals,
      },
    ];
  }, [t, list, number]);
}
