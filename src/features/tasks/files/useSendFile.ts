import { queryError } from '#data/query-error.ts';
import { useAddTaskFileMutation } from '#data/tasks/task-files.endpoints.ts';
import { attachmentPath } from '#domain/tasks/attachment-place.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { SendFile } from '#kit/media/upload-queue.ts';
import { useSendMedia } from '#kit/media/useSendMedia.ts';

/** Returns the function that sends a file to a task. `onAdded` gets the id of a file that belongs to the task now. */
export function useSendFile(
  { zooId, taskId }: Pick<Task, 'zooId' | 'taskId'>,
  onAdded?: (attachmentId: string) => void,
): SendFile {
  const [add] = useAddTaskFileMutation();
  return useSendMedia({
    pathOf: (attachmentId) => attachmentPath(zooId, taskId, attachmentId),
    add: async (file, attachmentId) => {
      const added = await add({ zooId, taskId, attachmentId, name: file.name.slice(0, 200) });
      if (added.error !== undefined) return queryError(added.error);
      onAdded?.(attachmentId);
      return null;
    },
  });
}
