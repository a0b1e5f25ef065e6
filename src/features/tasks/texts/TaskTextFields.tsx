import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';

type Texts = Pick<Task, 'title' | 'description'>;

/** The title and the description of a task, as the wizard and the drawer ask for them. */
export function TaskTextFields({
  texts: { title, description },
  at,
  onEdit,
}: {
  readonly texts: Texts;
  readonly at: (field: keyof Texts) => string | null;
  readonly onEdit: (difference: Partial<Texts>, field: keyof Texts) => void;
}) {
  const { t } = useTranslation(['task-details', 'words']);
  return (
    <>
      <TextInput
        name="title"
        label={t('words:title')}
        required
        autoComplete="off"
        value={title}
        error={at('title')}
        onChange={(event) => onEdit({ title: event.currentTarget.value }, 'title')}
      />
      <Textarea
        name="description"
        label={t('words:description')}
        autosize
        minRows={3}
        maxRows={12}
        value={description}
        error={at('description')}
        onChange={(event) => onEdit({ description: event.currentTarget.value }, 'description')}
      />
    </>
  );
}
