import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TASK_PRIORITIES, type TaskPriority } from '#domain/tasks/task.ts';

/** The priority of a task. */
export function PriorityField({
  value,
  onChange,
}: {
  readonly value: TaskPriority;
  readonly onChange: (value: TaskPriority) => void;
}) {
  const { t } = useTranslation('tasks');
  const label = useId();
  return (
    <Stack gap={4} align="start">
      <Text id={label} fz="sm" fw={500}>
        {t('priority')}
      </Text>
      <SegmentedControl
        aria-labelledby={label}
        size="md"
        data={TASK_PRIORITIES.map((one) => ({ value: one, label: t(`values.priority.${one}`) }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
}
