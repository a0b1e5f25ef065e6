import { useTranslation } from 'react-i18next';
import type { Task } from '#domain/tasks/task.ts';

/** The signs of priorities that are not normal; that of a high one is what a one-line task is given it by. */
const SIGNS = { high: '!!', low: '↓' } as const;

/** A sign for a high and for a low priority, said in words to people who do not see it; nothing for a normal one. */
export function PriorityMark({ task: { priority } }: { readonly task: Pick<Task, 'priority'> }) {
  const { t } = useTranslation('tasks');
  if (priority === 'normal') return null;
  const words = t(`values.priorityMark.${priority}`);
  return (
    <span role="img" aria-label={words} title={words} style={{ marginInlineEnd: 4 }}>
      {SIGNS[priority]}
    </span>
  );
}
