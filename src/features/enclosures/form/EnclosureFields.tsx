import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { MeasureField } from './MeasureField.tsx';
import type { useEnclosureForm } from './useEnclosureForm.ts';
import { useSectorChoices } from './useSectorChoices.ts';

/** The fields that people type of an enclosure. */
export function EnclosureFields({ form }: { readonly form: ReturnType<typeof useEnclosureForm> }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const ownFirst = useOwnSectorsFirst();
  const { choices, mayBeNone } = useSectorChoices(form.isNew ? null : form.stored.linkedSectorId);
  return (
    <>
      <TextInput {...form.text('enclosureName')} required={!form.isReadOnly} />
      <SearchSelect
        {...form.field('linkedSectorId')}
        placeholder={t('words:withoutSector')}
        clearable={mayBeNone && !form.isReadOnly}
        clearButtonProps={{ 'aria-label': t('fields.removeSector') }}
        allowDeselect={mayBeNone}
        data={groupedChoices(ownFirst(choices))}
        nothingFoundMessage={t('words:noResult')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MeasureField {...form.field('indoorArea')} unit="m²" />
        <MeasureField {...form.field('outdoorArea')} unit="m²" />
      </SimpleGrid>
      <Textarea {...form.text('memo')} description={t('fields.memoHint')} rows={4} resize="vertical" />
    </>
  );
}
