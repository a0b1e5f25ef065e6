import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_QUICK_GROUP_SPECIES, type QuickGroup } from '#domain/quick-groups/quick-group.ts';
import { SeveralSpeciesField } from '#features/animals/index.ts';
import { CountField } from '#kit/form/CountField.tsx';
import { DayField } from '#kit/form/DayField.tsx';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { AnimalsField } from './AnimalsField.tsx';
import { useQuickGroupForm } from './useQuickGroupForm.ts';

/** Creates a group of quick evaluations (`group` is null), or changes the fields of one. */
export function QuickGroupForm({ group }: { readonly group: QuickGroup | null }) {
  const { t } = useTranslation(['quick-groups', 'words']);
  const ownFirst = useOwnSectorsFirst();
  const { form, sectors, hasAnimals } = useQuickGroupForm(group);
  return (
    <RecordForm form={form} label={t('form.label')}>
      <TextInput {...form.text('groupName')} required />
      <SeveralSpeciesField
        {...form.field('speciesIds')}
        description={t('form.speciesHint')}
        isRequired
        most={MAX_QUICK_GROUP_SPECIES}
      />
      {hasAnimals && <AnimalsField {...form.field('animalIds')} speciesIds={form.field('speciesIds').value} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {sectors.length > 0 && (
          <SearchSelect
            {...form.field('sectorId')}
            placeholder={t('words:withoutSector')}
            clearable
            data={groupedChoices(ownFirst(sectors))}
          />
        )}
        <CountField {...form.field('individualCount')} />
        <DayField {...form.field('nextEvaluationAtUnix')} />
      </SimpleGrid>
      {!form.isReadOnly && <FormButtons form={form} {...(group === null ? { saveLabel: t('form.create') } : {})} />}
    </RecordForm>
  );
}
