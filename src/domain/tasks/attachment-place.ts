/**
 * Returns the place of a task's file in Storage. The browser chooses the file's id; storage.rules let it write there
 * once.
 */
export function attachmentPath(zooId: string, taskId: string, attachmentId: string): string {
  return `${zooId}/tasks/${taskId}/${attachmentId}`;
}
