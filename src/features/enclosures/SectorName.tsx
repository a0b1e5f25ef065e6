import { ColorSwatch, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SECTOR_COLOR, type Sector } from '#domain/sectors/sector.ts';

/** The sector of an enclosure by its name, with its colour beside it. */
export function SectorName({ sector }: { readonly sector: Sector | null }) {
  const { t } = useTranslation(['enclosures', 'words']);
  if (sector === null) return <span>{t('words:withoutSector')}</span>;
  return (
    <Group gap={6} wrap="nowrap" component="span" display="inline-flex">
      <ColorSwatch
        component="span"
        color={sector.sectorColor || DEFAULT_SECTOR_COLOR}
        size={12}
        withShadow={false}
        aria-hidden
      />
      <span>{sector.sectorName}</span>
    </Group>
  );
}
