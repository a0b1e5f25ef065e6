import { Input, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_GROUP_SPECIES } from '#domain/groups/group.ts';
import type { Group } from '#domain/groups/group.ts';
import { SeveralSpeciesField } from '#features/animals/index.ts';
import { CountField } from '#kit/form/CountField.tsx';
import { DayField } from '#kit/form/DayField.tsx';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useOwnSectorsFirst } from '#kit/sectors/useOwnSectorsFirst.ts';
import { groupedChoices } from '#ui/filters/grouped-choices.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';

import classes from './GroupForm.module.css';
import { useGroupForm } from './useGroupForm.ts';

/** Creates a group (`group` is null), or changes the fields of one. */
export function GroupForm({ group }: { readonly group: Group | null }) {
  const { t } = useTranslation(['groups', 'words']);
  const ownFirst = useOwnSectorsFirst();
  const { form, sectors, mayLeaveOpen, enclosures } = useGroupForm(group);
  return (
    <RecordForm form={form} label={t('form.label')}>
      <TextInput {...form.text('groupName')} required />
      <SeveralSpeciesField {...form.field('species')} description={t('form.speciesHint')} most={MAX_GROUP_SPECIES} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SearchSelect
          {...form.field('linkedSectorId')}
          placeholder={t('words:withoutSector')}
          clearable={mayLeaveOpen}
          allowDeselect={mayLeaveOpen}
          data={groupedChoices(ownFirst(sectors))}
        />
        <DayField {...form.field('nextEvaluationDateUnix')} />
      </SimpleGrid>
      <Input.Wrapper
        component="fieldset"
        label={t('form.counted')}
        labelElement="div"
        description={t('form.countedHint')}
        className={classes['counted'] ?? ''}
      >
        <SimpleGrid cols={{ base: 3 }} spacing="md" mt="xs">
          <CountField {...form.field('males')} />
          <CountField {...form.field('females')} />
          <CountField {...form.field('unsexed')} />
        </SimpleGrid>
        <SearchSelect
          {...form.field('enclosureId')}
          mt="xs"
          placeholder={t('form.noEnclosure')}
          clearable
          data={enclosures}
          nothingFoundMessage={t('words:noResult')}
        />
      </Input.Wrapper>
      <Textarea {...form.text('memo')} rows={4} />
      <FormButtons form={form} {...(group === null ? { saveLabel: t('form.create') } : {})} />
    </RecordForm>
  );
}
