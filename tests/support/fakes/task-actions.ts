import type { TaskAction } from '../../../src/domain/tasks/task-step.ts';
import { transition } from '../../../src/domain/tasks/task-transition.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';

/** Returns the task as an action leaves it; unchanged where the action is not possible. */
export function afterAction(task: Task, action: TaskAction, userId: string): Task {
  const patch = transition(task, action, userId, Date.now());
  return patch.ok ? { ...task, ...patch.value } : task;
}
