import { Checkbox, ColorSwatch, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SECTOR_ROLES } from '#domain/access/roles.ts';
import { type RolesInSector, toggledRole } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';

/** As high as a thumb is wide. */
const TALL = { body: { minHeight: 44, alignItems: 'center' } } as const;

/** The roles of a person in each sector of the establishment: none, one or several of the four. */
export function SectorRolesField({
  held,
  sectors,
  onChange,
}: {
  readonly held: readonly RolesInSector[];
  readonly sectors: readonly Sector[];
  readonly onChange: (held: readonly RolesInSector[]) => void;
}) {
  const { t } = useTranslation(['people', 'access']);
  if (sectors.length === 0) return null;
  return (
    <Fieldset legend={t('people:rights.sectors')}>
      <Stack gap="xs">
        {sectors.map((sector) => (
          <div key={sector.sectorId} role="group" aria-label={sector.sectorName}>
            <Group gap={8} wrap="nowrap">
              <ColorSwatch color={sector.sectorColor} size={12} withShadow={false} aria-hidden />
              <Text fz="sm" fw={600} aria-hidden>
                {sector.sectorName}
              </Text>
            </Group>
            <Group gap="lg">
              {SECTOR_ROLES.map((role) => (
                <Checkbox
                  key={role}
                  styles={TALL}
                  label={t(`access:values.sectorRole.${role}`)}
                  checked={held.some((one) => one.sectorId === sector.sectorId && one.roles.includes(role))}
                  onChange={() => onChange(toggledRole(held, sector.sectorId, role))}
                />
              ))}
            </Group>
          </div>
        ))}
      </Stack>
    </Fieldset>
  );
}
