import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { taskFromDocument } from '../../../src/data/tasks/task.converter.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';

/** Returns a task as the server stores it. */
export async function oneTask(database: Firestore, taskId: string): Promise<Task> {
  const snapshot = await getDoc(doc(database, 'tasks', taskId));
  const task = taskFromDocument(taskId, snapshot.data() ?? {});
  if (!task.ok) throw new Error(JSON.stringify(task.error));
  return task.value;
}
