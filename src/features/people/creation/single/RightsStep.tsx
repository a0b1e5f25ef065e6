import { Radio, Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayGrantRole, ROLES } from '#domain/access/roles.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import type { StepProps } from './WhoStep.tsx';

/** Role, sectors and beta access of a person; roles above one's own are not offered. */
export function RightsStep({ person, errors, context, onEdit }: StepProps) {
  const { t } = useTranslation(['people', 'access', 'words']);
  const errorMessage = useErrorMessage();
  const errorAt = (field: keyof StepProps['errors']) =>
    errors[field] === undefined ? null : errorMessage(errors[field]);
  return (
    <Stack gap="md">
      <Select
        name="userRight"
        label={t('people:values.field.userRight')}
        description={t('people:rights.roleHint')}
        required
        allowDeselect={false}
        data={ROLES.filter((role) => mayGrantRole(context.granter, role)).map((role) => ({
          value: role,
          label: t(`access:values.role.${role}`),
        }))}
        value={person.userRight}
        error={errorAt('userRight')}
        onChange={(value) => onEdit({ userRight: ROLES.find((role) => role === value) ?? null })}
      />
      {context.sectors.length > 0 && (
        <SearchMultiSelect
          name="sectors"
          size="md"
          label={t('people:values.field.sectors')}
          description={t('people:creation.sectorsHint')}
          placeholder={person.sectors.length === 0 ? t('words:noSector') : ''}
          clearable
          clearButtonProps={{ 'aria-label': t('people:creation.clearSectors') }}
          hidePickedOptions
          data={context.sectors.map((sector) => ({ value: sector.sectorId, label: sector.sectorName }))}
          value={[...person.sectors]}
          error={errorAt('sectors')}
          onChange={(sectors) => onEdit({ sectors })}
        />
      )}
      <Radio.Group
        label={t('people:values.field.betaTester')}
        description={t('people:rights.betaHint')}
        value={person.betaTester ? 'yes' : 'no'}
        onChange={(value) => onEdit({ betaTester: value === 'yes' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="no" size="md" label={t('people:creation.betaForbidden')} />
          <Radio value="yes" size="md" label={t('people:creation.betaAuthorised')} />
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
