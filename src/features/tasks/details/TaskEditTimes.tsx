import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditField, TaskEditDraft } from './task-edit-draft.ts';

/** When a task begins and when it is due, as days and times of the establishment's clock. */
export function TaskEditTimes({
  draft,
  at,
  onChange,
}: {
  readonly draft: TaskEditDraft;
  readonly at: (field: EditField) => string | null;
  readonly onChange: (difference: Partial<TaskEditDraft>) => void;
}) {
  const { t } = useTranslation('task-details');
  return (
    <SimpleGrid cols={2} spacing="sm">
      <TextInput
        type="date"
        name="startDay"
        label={t('edit.startDay')}
        required
        value={draft.startDay}
        error={at('startDay')}
        onChange={(event) => onChange({ startDay: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        name="startTime"
        label={t('edit.startTime')}
        required
        value={draft.startTime}
        onChange={(event) => onChange({ startTime: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        name="dueDay"
        label={t('edit.dueDay')}
        required
        value={draft.dueDay}
        error={at('dueDay')}
        onChange={(event) => onChange({ dueDay: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        name="dueTime"
        label={t('edit.dueTime')}
        required
        value={draft.dueTime}
        onChange={(event) => onChange({ dueTime: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}
