import type { RequestOf } from '#domain/callables/contract.ts';
import { addAttachmentContract, removeAttachmentContract } from '#domain/callables/task-attachments.ts';
import type { Result } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { fileAddress, putFile, type FileToPut } from './task-files-storage.ts';

export type AddTaskFile = RequestOf<typeof addAttachmentContract>;
export type RemoveTaskFile = RequestOf<typeof removeAttachmentContract>;

export type TaskFilesRepository = {
  /** Puts a file to where the server looks for it; given up when the signal says so. */
  put(file: FileToPut, signal: AbortSignal): Promise<Result<null>>;
  /** Has the server look at a file that was put there, and take it into its task. Again, it changes nothing. */
  add(request: AddTaskFile): Promise<Result<{ attachmentId: string }>>;
  /** Takes a file out of its task and deletes it. */
  remove(request: RemoveTaskFile): Promise<Result<object>>;
  /** Returns the address under which a file is shown. */
  addressOf(path: string): Promise<Result<string>>;
};

/** The files of tasks: all of it needs the server. */
export const taskFilesRepository: TaskFilesRepository = {
  put: putFile,
  add: callOf(addAttachmentContract),
  remove: callOf(removeAttachmentContract),
  addressOf: fileAddress,
};
