import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TypedEnclosure } from '#domain/enclosures/check-enclosure.ts';
import { MEMO_LENGTH, PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { MeasureField } from './MeasureField.tsx';
import { useSectorChoices } from './useSectorChoices.ts';

/** The fields of an enclosure in the order of its form. */
export const ENCLOSURE_FIELDS = ['enclosureName', 'linkedSectorId', 'indoorArea', 'outdoorArea', 'memo'] as const;
export type EnclosureField = (typeof ENCLOSURE_FIELDS)[number];

/** What people say of an enclosure. */
export function EnclosureFields({
  typed,
  present,
  errorAt,
  isReadOnly = false,
  onChange,
}: {
  readonly typed: TypedEnclosure;
  /** the sector it is in now */
  readonly present: string | null;
  readonly errorAt: (field: EnclosureField) => string | null;
  readonly isReadOnly?: boolean;
  readonly onChange: (difference: Partial<TypedEnclosure>) => void;
}) {
  const { t } = useTranslation('enclosures');
  const { choices, mayBeNone } = useSectorChoices(present);
  return (
    <Stack gap="md">
      <TextInput
        name="enclosureName"
        label={t('fields.name')}
        required={!isReadOnly}
        readOnly={isReadOnly}
        // Longer ones are told about, not cut while they are pasted.
        maxLength={PLACE_NAME_LENGTH * 10}
        value={typed.enclosureName}
        error={errorAt('enclosureName')}
        onChange={(event) => onChange({ enclosureName: event.currentTarget.value })}
      />
      <Select
        name="linkedSectorId"
        label={t('fields.sector')}
        placeholder={t('noSector')}
        searchable
        clearable={mayBeNone && !isReadOnly}
        clearButtonProps={{ 'aria-label': t('fields.removeSector') }}
        allowDeselect={mayBeNone}
        readOnly={isReadOnly}
        data={choices.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
        nothingFoundMessage={t('filters.noChoice')}
        value={typed.linkedSectorId}
        error={errorAt('linkedSectorId')}
        onChange={(linkedSectorId) => onChange({ linkedSectorId })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MeasureField
          name="indoorArea"
          label={t('fields.indoor')}
          unit="m²"
          isReadOnly={isReadOnly}
          value={typed.indoorArea}
          error={errorAt('indoorArea')}
          onChange={(indoorArea) => onChange({ indoorArea })}
        />
        <MeasureField
          name="outdoorArea"
          label={t('fields.outdoor')}
          unit="m²"
          isReadOnly={isReadOnly}
          value={typed.outdoorArea}
          error={errorAt('outdoorArea')}
          onChange={(outdoorArea) => onChange({ outdoorArea })}
        />
      </SimpleGrid>
      <Textarea
        name="memo"
        label={t('fields.memo')}
        description={t('fields.memoHint')}
        rows={4}
        resize="vertical"
        readOnly={isReadOnly}
        maxLength={MEMO_LENGTH}
        value={typed.memo}
        error={errorAt('memo')}
        onChange={(event) => onChange({ memo: event.currentTarget.value })}
      />
    </Stack>
  );
}
