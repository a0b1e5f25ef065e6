import type { Notification } from './notification.ts';

/** Returns the address in the app of a message's subject: the task, the information, the list for more tasks, or the dashboard for an announcement. */
export function pathOfMessage({ kind, subjectId }: Pick<Notification, 'kind' | 'subjectId'>): string {
  if (kind === 'announcement') return '/Dashboard';
  if (kind === 'taskMore') return '/TaskManagementView';
  const id = encodeURIComponent(subjectId);
  return kind === 'information' || kind === 'informationReminder'
    ? `/TaskManagementView?tab=information&information=${id}`
    : `/TaskManagementView?id=${id}`;
}
