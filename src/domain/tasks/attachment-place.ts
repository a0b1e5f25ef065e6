/** Returns where a file of a task lies in Storage. The browser chooses the id of its file; storage.rules let it write there once. */
export function attachmentPath(zooId: string, taskId: string, attachmentId: string): string {
  return `${zooId}/tasks/${taskId}/${attachmentId}`;
}
