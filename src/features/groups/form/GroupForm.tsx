import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_GROUP_SPECIES } from '#domain/groups/group.ts';
import type { Group } from '#domain/groups/group.ts';
import { SeveralSpeciesField } from '#features/animals/index.ts';
import { DayField } from '#kit/form/DayField.tsx';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useGroupForm } from './useGroupForm.ts';

/** Creates a group (`group` is null), or changes the fields of one. */
export function GroupForm({ group }: { readonly group: Group | null }) {
  const { t } = useTranslation(['groups', 'words']);
  const { form, sectors, mayLeaveOpen } = useGroupForm(group);
  return (
    <RecordForm form={form} label={t('form.label')}>
      <TextInput {...form.text('groupName')} required />
      <SeveralSpeciesField {...form.field('species')} description={t('form.speciesHint')} most={MAX_GROUP_SPECIES} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Select
          {...form.field('linkedSectorId')}
          placeholder={t('words:withoutSector')}
          clearable={mayLeaveOpen}
          allowDeselect={mayLeaveOpen}
          searchable
          data={sectors.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName }))}
        />
        <DayField {...form.field('nextEvaluationDateUnix')} />
      </SimpleGrid>
      <Textarea {...form.text('memo')} rows={4} />
      <FormButtons form={form} {...(group === null ? { saveLabel: t('form.create') } : {})} />
    </RecordForm>
  );
}
