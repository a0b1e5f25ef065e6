import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RolesInSector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useSectorRoleLines } from './useSectorRoleLines.ts';

/** The roles of a person, a line for each. */
export function SectorRoles({
  held,
  sectors,
}: {
  readonly held: readonly RolesInSector[];
  readonly sectors: readonly Sector[];
}) {
  const { t } = useTranslation(['people', 'words']);
  const lines = useSectorRoleLines()(held, sectors);
  if (lines.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {t('words:noSector')}
      </Text>
    );
  return (
    <Stack gap={2}>
      {lines.map((line) => (
        <Text key={line} fz="sm" lh={1.35}>
          {line}
        </Text>
      ))}
    </Stack>
  );
}
