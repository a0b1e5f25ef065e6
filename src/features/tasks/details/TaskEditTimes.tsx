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
  const field = (name: 'startDay' | 'startTime' | 'dueDay' | 'dueTime', label: string) => (
    <TextInput
      type={name.endsWith('Day') ? 'date' : 'time'}
      name={name}
      label={label}
      required
      value={draft[name]}
      error={name === 'startDay' || name === 'dueDay' ? at(name) : null}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <SimpleGrid cols={2} spacing="sm">
      {field('startDay', t('edit.startDay'))}
      {field('startTime', t('edit.startTime'))}
      {field('dueDay', t('edit.dueDay'))}
      {field('dueTime', t('edit.dueTime'))}
    </SimpleGrid>
  );
}
