import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_TAGS } from '#domain/tasks/task.ts';

/** The tags of a task, typed one by one. */
export function TagsField({
  value,
  error,
  onChange,
}: {
  readonly value: string[];
  readonly error: string | null;
  readonly onChange: (value: string[]) => void;
}) {
  const { t } = useTranslation('task-details');
  return (
    <TagsInput
      name="tags"
      label={t('tags.label')}
      description={t('tags.hint')}
      maxTags={MAX_TAGS}
      clearable
      clearButtonProps={{ 'aria-label': t('tags.clear') }}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
