import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SECTOR_ROLES } from '#domain/access/roles.ts';
import type { RolesInSector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useFormat } from '#i18n/useFormat.ts';

/**
 * Returns a function for a person's roles in words, role by role: a role in every sector takes one line, not one for
 * each.
 */
export function useSectorRoleLines(): (
  held: readonly RolesInSector[],
  sectors: readonly Sector[],
) => readonly string[] {
  const { t } = useTranslation(['people', 'access']);
  const { list } = useFormat();
  return useCallback(
    (held, sectors) =>
      SECTOR_ROLES.flatMap((role) => {
        const where = sectors.filter((sector) =>
          held.some((one) => one.sectorId === sector.sectorId && one.roles.includes(role)),
        );
        if (where.length === 0) return [];
        return t('people:table.roleIn', {
          role: t(`access:values.sectorRole.${role}`),
          sectors:
            where.length > 1 && where.length === sectors.length
              ? t('people:table.everySector')
              : list(where.map((sector) => sector.sectorName)),
        });
      }),
    [t, list],
  );
}
