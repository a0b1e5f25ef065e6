import { IconChevronDown, IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';

/** A flag for a high priority, an arrow for a low one, said in words to those who do not see them; nothing for a normal one. */
export function PriorityMark({ task: { priority } }: { readonly task: Pick<Task, 'priority'> }) {
  const { t } = useTranslation('tasks');
  if (priority === 'normal') return null;
  const words = t(`values.priorityMark.${priority}`);
  const Icon = priority === 'high' ? IconFlagFilled : IconChevronDown;
  return (
    <span role="img" aria-label={words} title={words} style={{ marginInlineEnd: 4 }}>
      <Icon size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
    </span>
  );
}
