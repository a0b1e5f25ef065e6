import { Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { VisibilityField } from '../texts/VisibilityField.tsx';
import { PeopleField } from './PeopleField.tsx';
import { TargetPicker } from '../target/TargetPicker.tsx';
import type { StepProps } from './step-props.ts';
import type { TargetChoices } from '../target/useTargetPlaces.ts';

/** The target of the task, its people, and the time from which they see it. */
export function AssignmentStep({ draft, around, at, onEdit }: StepProps & { readonly around: TargetChoices }) {
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
      <VisibilityField
        value={draft.visibilityStart}
        onChange={(visibilityStart) => onEdit({ visibilityStart }, ['visibilityStart'])}
      />
    </Stack>
  );
}
