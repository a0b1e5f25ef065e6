import type { Task } from '#domain/tasks/task.ts';
import { TwoLines } from '#ui/table/TwoLines.tsx';
import { ChecklistMark } from './ChecklistMark.tsx';
import { PriorityMark } from './PriorityMark.tsx';

/** The title of a task with its priority and the progress of its checklist; a table gives it two lines. */
export function TaskTitle({ task }: { readonly task: Task }) {
  return (
    <TwoLines>
      <PriorityMark task={task} />
      {task.title}
      <ChecklistMark task={task} />
    </TwoLines>
  );
}
