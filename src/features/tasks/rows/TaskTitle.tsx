import type { Task } from '#domain/tasks/task.ts';
import { ChecklistMark } from './ChecklistMark.tsx';
import { PriorityMark } from './PriorityMark.tsx';
import classes from './TaskSubject.module.css';

/** The title of a task with its priority and the progress of its checklist; a table gives it two lines. */
export function TaskTitle({ task }: { readonly task: Task }) {
  return (
    <span className={classes['title']}>
      <span>
        <PriorityMark task={task} />
        {task.title}
        <ChecklistMark task={task} />
      </span>
    </span>
  );
}
