import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TASK_TYPES, type TaskType } from '#domain/tasks/task.ts';

/** The type of a task. */
export function TypeField({
  value,
  onChange,
}: {
  readonly value: TaskType;
  readonly onChange: (value: TaskType) => void;
}) {
  const { t } = useTranslation(['tasks', 'words']);
  return (
    <Select
      name="taskType"
      label={t('words:type')}
      maw={320}
      allowDeselect={false}
      data={TASK_TYPES.map((one) => ({ value: one, label: t(`values.type.${one}`) }))}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}
