import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { SectorAvatar } from '../SectorAvatar.tsx';
import type { SectorRow } from '../sector-rows.ts';

/** The columns of the list of sectors. */
export function useSectorColumns(): readonly DataColumn<SectorRow>[] {
  const { t } = useTranslation(['sectors', 'words']);
  const { list, number } = useFormat();
  return useMemo(() => {
    const coming = '…';
    const unknown = '–';
    const count = (value: number | null | undefined) =>
      value === undefined ? coming : value === null ? unknown : number(value);
    return [
      {
        id: 'name',
        header: t('words:sector'),
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
            {keepers === undefined && coming}
            {keepers === null && unknown}
            {keepers?.length === 0 && t('words:nobody')}
            {list(keepers ?? [])}
          </Text>
        ),
        exportValue: ({ keepers }) => list(keepers ?? []),
      },
      {
        id: 'enclosures',
        header: t('words:enclosures'),
        align: 'end',
        width: 130,
        cell: ({ enclosures }) => count(enclosures),
        sortValue: ({ enclosures }) => enclosures ?? null,
        exportValue: ({ enclosures }) => enclosures ?? null,
      },
      {
        id: 'animals',
        header: t('words:animals'),
        align: 'end',
        width: 130,
        cell: ({ animals }) => count(animals),
        sortValue: ({ animals }) => animals ?? null,
        exportValue: ({ animals }) => animals ?? null,
      },
    ];
  }, [t, list, number]);
}
