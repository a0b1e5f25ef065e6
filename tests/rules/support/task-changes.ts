import { Timestamp } from 'firebase/firestore';
import type { TaskAction } from '../../../src/domain/tasks/task-step.ts';
import { transition } from '../../../src/domain/tasks/task-transition.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';

/** Returns the stored change of an action by `userId` at `now`, as the product writes it. */
export function changeFor(task: Task, action: TaskAction, userId: string, now = Date.now()): Record<string, unknown> {
  const result = transition(task, action, userId, now);
  if (!result.ok) throw new Error(`The domain refuses ${action}: ${result.error.code}`);
  const change: Record<string, unknown> = { ...result.value };
  for (const [key, value] of Object.entries(result.value))
    if (key.endsWith('Unix'))
      change[key.slice(0, -'Unix'.length)] = typeof value === 'number' ? Timestamp.fromMillis(value) : null;
  return change;
}
