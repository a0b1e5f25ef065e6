import { ColorInput, Stack, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SECTOR_COLOR } from '#domain/sectors/sector.ts';

/** Colours to begin with: distinguishable on light and dark grounds. */
const SWATCHES = [DEFAULT_SECTOR_COLOR, '#2a7f9e', '#3d8b4f', '#c98a1b', '#b5442e', '#7a5195', '#5b6b7a'];

type FieldProps<Change> = {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly onChange: (change: Change) => void;
};

/** The fields for the name and the colour of a sector. */
export function SectorFields({
  name,
  color,
}: {
  readonly name: FieldProps<ChangeEvent<HTMLInputElement>>;
  readonly color: FieldProps<string>;
}) {
  const { t } = useTranslation('sectors');
  return (
    <Stack gap="md">
      <TextInput {...name} label={t('fields.name')} required />
      <ColorInput
        {...color}
        label={t('fields.color')}
        description={t('fields.colorHint')}
        swatches={SWATCHES}
        withEyeDropper={false}
        popoverProps={{ withinPortal: true }}
      />
    </Stack>
  );
}
