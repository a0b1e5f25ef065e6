import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SECTOR_ROLES } from '#domain/access/roles.ts';
import type { RolesInSector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** What a person is, role by role: somebody who looks after every sector takes one line, not one for each. */
export function SectorRoles({
  held,
  sectors,
}: {
  readonly held: readonly RolesInSector[];
  readonly sectors: readonly Sector[];
}) {
  const { t } = useTranslation(['people', 'access']);
  const { list } = useFormat();
  const lines = SECTOR_ROLES.flatMap((role) => {
    const where = sectors.filter((sector) =>
      held.some((one) => one.sectorId === sector.sectorId && one.roles.includes(role)),
    );
    return where.length === 0 ? [] : [{ role, where }];
  });
  if (lines.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {t('people:table.noSector')}
      </Text>
    );
  return (
    <Stack gap={2}>
      {lines.map(({ role, where }) => (
        <Text key={role} fz="sm" lh={1.35}>
          {t('people:table.roleIn', {
            role: t(`access:values.sectorRole.${role}`),
            sectors:
              where.length > 1 && where.length === sectors.length
                ? t('people:table.everySector')
                : list(where.map((sector) => sector.sectorName)),
          })}
        </Text>
      ))}
    </Stack>
  );
}
