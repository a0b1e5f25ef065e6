import { ColorInput, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SectorErrors, TypedSector } from '#domain/sectors/check-sector.ts';
import { DEFAULT_SECTOR_COLOR } from '#domain/sectors/sector.ts';
import { useErrorMessage } from '#i18n/error-message.ts';

/** Colours to begin with: told apart on light and dark grounds. */
const SWATCHES = [DEFAULT_SECTOR_COLOR, '#2a7f9e', '#3d8b4f', '#c98a1b', '#b5442e', '#7a5195', '#5b6b7a'];

/** Name and colour of a sector. */
export function SectorFields({
  typed,
  errors,
  isReadOnly = false,
  onChange,
}: {
  readonly typed: TypedSector;
  readonly errors: SectorErrors;
  readonly isReadOnly?: boolean;
  readonly onChange: (difference: Partial<TypedSector>) => void;
}) {
  const { t } = useTranslation('sectors');
  const messageOf = useErrorMessage();
  return (
    <Stack gap="md">
      <TextInput
        name="sectorName"
        label={t('fields.name')}
        required
        readOnly={isReadOnly}
        value={typed.sectorName}
        error={errors.sectorName === undefined ? null : messageOf(errors.sectorName)}
        onChange={(event) => onChange({ sectorName: event.currentTarget.value })}
      />
      <ColorInput
        name="sectorColor"
        label={t('fields.color')}
        description={t('fields.colorHint')}
        swatches={SWATCHES}
        withEyeDropper={false}
        popoverProps={{ withinPortal: true }}
        readOnly={isReadOnly}
        value={typed.sectorColor}
        error={errors.sectorColor === undefined ? null : messageOf(errors.sectorColor)}
        onChange={(sectorColor) => onChange({ sectorColor })}
      />
    </Stack>
  );
}
