import { useState } from 'react';
import { useReadItemMutation } from '#data/tasks/task-details.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { SaidReading } from '#domain/tasks/checklist/reading.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the function that records a reading and answers with whether it was, and the refusal of the last one. */
export function useReadItem(task: Task) {
  const { userId } = useActor();
  const refusedInDemo = useDemoRefusal('task.work');
  const [write] = useReadItemMutation();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const read = async (said: SaidReading): Promise<boolean> => {
    if (refusedInDemo()) return false;
    const { error } = await write({ task, said, userId });
    setRefusal(error === undefined ? null : queryError(error));
    return error === undefined;
  };
  return { read, refusal };
}
