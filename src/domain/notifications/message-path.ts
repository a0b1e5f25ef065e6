import type { Notification } from './notification.ts';

/** Returns the address in the app of a message's subject: the task, or the information. */
export function pathOfMessage({ kind, subjectId }: Pick<Notification, 'kind' | 'subjectId'>): string {
  const id = encodeURIComponent(subjectId);
  return kind === 'information' || kind === 'informationReminder'
    ? `/TaskManagementView?tab=information&information=${id}`
    : `/TaskManagementView?id=${id}`;
}
