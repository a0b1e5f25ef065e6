import { Button, Group as Row, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MEMO_LENGTH, PLACE_NAME_LENGTH } from '#domain/fields/fields.ts';
import { MAX_GROUP_SPECIES } from '#domain/groups/group.ts';
import type { Group } from '#domain/groups/group.ts';
import { SeveralSpeciesField } from '#features/animals/index.ts';
import { FormFailure } from '#features/form-errors/index.ts';
import { dayOfTyped, typedDay } from './typed-date.ts';
import { useGroupForm } from './useGroupForm.ts';
import classes from './GroupForm.module.css';

/** Creates a group (`group` is null), or changes what is said of one. */
export function GroupForm({ group }: { readonly group: Group | null }) {
  const { t } = useTranslation('groups');
  const form = useGroupForm(group);
  const { typed, change, errors } = form;
  return (
    <form
      onSubmit={(event) => void form.submit(event)}
      noValidate
      aria-label={t('form.label')}
      className={classes['form']}
    >
      <Stack gap="md">
        <FormFailure message={errors.failure} />
        <TextInput
          name="groupName"
          label={t('columns.name')}
          required
          maxLength={PLACE_NAME_LENGTH}
          value={typed.groupName}
          error={errors.at('groupName')}
          onChange={(event) => change({ groupName: event.currentTarget.value })}
        />
        <SeveralSpeciesField
          label={t('form.species')}
          description={t('form.speciesHint')}
          value={typed.species}
          most={MAX_GROUP_SPECIES}
          error={errors.at('species')}
          onChange={(species) => change({ species })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <Select
            name="linkedSectorId"
            label={t('columns.sector')}
            placeholder={t('form.noSector')}
            clearable={form.mayLeaveOpen}
            allowDeselect={form.mayLeaveOpen}
            searchable
            data={form.sectors.map(({ sectorId, sectorName }) => ({ value: sectorId, label: sectorName }))}
            value={typed.linkedSectorId}
            error={errors.at('linkedSectorId')}
            onChange={(linkedSectorId) => change({ linkedSectorId })}
          />
          <TextInput
            name="nextEvaluationDateUnix"
            type="date"
            label={t('form.next')}
            value={typedDay(typed.nextEvaluationDateUnix)}
            error={errors.at('nextEvaluationDateUnix')}
            onChange={(event) => change({ nextEvaluationDateUnix: dayOfTyped(event.currentTarget.value) })}
          />
        </SimpleGrid>
        <Textarea
          name="memo"
          label={t('form.memo')}
          rows={4}
          maxLength={MEMO_LENGTH}
          value={typed.memo}
          error={errors.at('memo')}
          onChange={(event) => change({ memo: event.currentTarget.value })}
        />
        <Row justify="flex-end">
          <Button variant="default" disabled={!form.isChanged || form.isSaving} onClick={form.giveUp}>
            {t('form.giveUp')}
          </Button>
          <Button type="submit" loading={form.isSaving} disabled={group !== null && !form.isChanged}>
            {group === null ? t('form.create') : t('form.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
