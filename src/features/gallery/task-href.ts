/** Returns the address of a task's page. */
export function taskHref(taskId: string): string {
  return `/TaskManagementView?id=${encodeURIComponent(taskId)}`;
}
