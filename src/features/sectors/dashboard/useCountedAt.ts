import { useState } from 'react';
import type { Task } from '#domain/tasks/task.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { nowMs } from '#lib/clock.ts';

/**
 * Returns the instant for counting. It is the present one when another period (`shown`) is opened. It moves on, with
 * the clock of the page and no more often, when the tasks to do have changed or one of them has become overdue: so the
 * counts agree with the list beside them, and a quiet sector counts once.
 */
export function useCountedAt(shown: string, tasks: readonly Task[] | undefined): EpochMs {
  const [counted, setCounted] = useState(() => ({ at: nowMs(), shown, tasks: null as string | null }));
  // The clock of the page moves twice a minute, and stands still while the page is hidden.
  const now = Math.max(useNow(), counted.at);
  const present = tasks === undefined ? null : signatureOf(tasks, now);
  const isOld = shown !== counted.shown || (now > counted.at && present !== null && present !== counted.tasks);
  if (counted.tasks === null && present !== null) setCounted({ ...counted, tasks: present });
  else if (isOld) setCounted({ at: now, shown, tasks: present });
  return counted.at;
}

function signatureOf(tasks: readonly Task[], now: EpochMs): string {
  return tasks.map(({ taskId, status, dueAtUnix }) => `${taskId} ${status} ${dueAtUnix} ${dueAtUnix < now}`).join();
}
