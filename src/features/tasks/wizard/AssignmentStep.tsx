import { Select, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { VISIBILITY_STARTS } from '#domain/tasks/task.ts';
import { PeopleField } from './PeopleField.tsx';
import { TargetPicker } from './TargetPicker.tsx';
import type { StepProps } from './step-props.ts';
import type { TargetPlaces } from './useTargetPlaces.ts';

/** What the task is for, who does it, and from when they see it. */
export function AssignmentStep({ draft, around, at, onEdit }: StepProps & { readonly around: TargetPlaces }) {
  const { t } = useTranslation('task-wizard');
  const sectors = around.sectors.filter(({ sectorId }) => around.places.sectorIds.includes(sectorId));
  return (
    <Stack gap="md">
      <TargetPicker
        target={draft.target}
        around={around}
        error={at('target')}
        onChange={(target) => onEdit({ target }, ['target'])}
      />
      <PeopleField
        value={draft.responsibleIds}
        sectors={sectors}
        error={at('responsibleIds')}
        onChange={(responsibleIds) => onEdit({ responsibleIds }, ['responsibleIds'])}
      />
      <Switch
        size="md"
        label={t('push.label')}
        description={t('push.hint')}
        checked={draft.sendNotification}
        onChange={(event) => onEdit({ sendNotification: event.currentTarget.checked }, [])}
      />
      <Select
        name="visibilityStart"
        label={t('visibility.label')}
        description={t('visibility.hint')}
        maw={320}
        allowDeselect={false}
        data={VISIBILITY_STARTS.map((value) => ({ value, label: t(`values.visibility.${value}`) }))}
        value={draft.visibilityStart}
        onChange={(value) => value !== null && onEdit({ visibilityStart: value }, ['visibilityStart'])}
      />
    </Stack>
  );
}
