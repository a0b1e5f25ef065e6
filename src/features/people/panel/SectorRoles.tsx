import { ColorSwatch, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RolesInSector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** What a person is in each sector, the sector's colour beside its name. */
export function SectorRoles({
  held,
  sectors,
}: {
  readonly held: readonly RolesInSector[];
  readonly sectors: readonly Sector[];
}) {
  const { t } = useTranslation(['people', 'access']);
  const { list } = useFormat();
  if (held.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {t('people:table.noSector')}
      </Text>
    );
  return (
    <Stack gap={2}>
      {held.map(({ sectorId, roles }) => {
        const sector = sectors.find((one) => one.sectorId === sectorId);
        if (sector === undefined) return null;
        return (
          <Group key={sectorId} gap={6} wrap="nowrap" align="baseline">
            <ColorSwatch color={sector.sectorColor} size={10} withShadow={false} aria-hidden />
            <Text fz="sm" lh={1.35}>
              {t('people:table.rolesIn', {
                sector: sector.sectorName,
                roles: list(roles.map((role) => t(`access:values.sectorRole.${role}`))),
              })}
            </Text>
          </Group>
        );
      })}
    </Stack>
  );
}
