import { Select, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MOST_TAGS, TASK_TYPES } from '#domain/tasks/task.ts';
import type { StepProps } from './step-props.ts';
import { TextTemplates } from './TextTemplates.tsx';

/** What the task is. */
export function InformationStep({ draft, at, onEdit }: StepProps) {
  const { t } = useTranslation(['task-wizard', 'tasks']);
  return (
    <Stack gap="md">
      <Select
        name="taskType"
        label={t('tasks:details.type')}
        maw={320}
        allowDeselect={false}
        data={TASK_TYPES.map((value) => ({ value, label: t(`tasks:values.type.${value}`) }))}
        value={draft.taskType}
        onChange={(value) => value !== null && onEdit({ taskType: value }, ['taskType'])}
      />
      <TextTemplates draft={draft} onChoose={(texts) => onEdit(texts, ['title', 'description'])} />
      <TextInput
        name="title"
        label={t('task-wizard:title.label')}
        required
        autoComplete="off"
        value={draft.title}
        error={at('title')}
        onChange={(event) => onEdit({ title: event.currentTarget.value }, ['title'])}
      />
      <Textarea
        name="description"
        label={t('task-wizard:description.label')}
        autosize
        minRows={3}
        maxRows={12}
        value={draft.description}
        error={at('description')}
        onChange={(event) => onEdit({ description: event.currentTarget.value }, ['description'])}
      />
      <TagsInput
        name="tags"
        label={t('task-wizard:tags.label')}
        description={t('task-wizard:tags.hint')}
        maxTags={MOST_TAGS}
        clearable
        clearButtonProps={{ 'aria-label': t('task-wizard:tags.clear') }}
        value={draft.tags}
        error={at('tags')}
        onChange={(tags) => onEdit({ tags }, ['tags'])}
      />
    </Stack>
  );
}
