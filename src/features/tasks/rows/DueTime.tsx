import { Text } from '@mantine/core';
import { isOverdue } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useMoment } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';

/** The time when a task is due, in everyday words; bold and red once it is overdue. */
export function DueTime({ task }: { readonly task: Task }) {
  const overdue = isOverdue(task, useNow());
  return (
    <Text component="span" fz="sm" fw={overdue ? 700 : 400} {...(overdue ? { c: 'var(--mantine-color-error)' } : {})}>
      <RelativeTime {...useMoment(task.dueAtUnix)} />
    </Text>
  );
}
