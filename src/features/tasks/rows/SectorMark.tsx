import { ColorSwatch, Group, Text } from '@mantine/core';
import { DEFAULT_SECTOR_COLOR, type Sector } from '#domain/sectors/sector.ts';

/** The sectors of a task by name, each with its own colour beside it. */
export function SectorMark({ sectors }: { readonly sectors: readonly Sector[] }) {
  return (
    <Group component="span" gap="xs">
      {sectors.map((sector) => (
        <Group component="span" key={sector.sectorId} gap={6} wrap="nowrap" miw={0}>
          <ColorSwatch color={sector.sectorColor || DEFAULT_SECTOR_COLOR} size={12} withShadow={false} aria-hidden />
          <Text span fz="inherit" truncate>
            {sector.sectorName}
          </Text>
        </Group>
      ))}
    </Group>
  );
}
