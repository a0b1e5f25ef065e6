import type { RequestOf } from '#domain/callables/contract.ts';
import { addAttachmentContract, removeAttachmentContract } from '#domain/callables/task-attachments.ts';
import type { Result } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { fileAddress, putFile, type FileToPut } from './task-files-storage.ts';

export type AddTaskFile = RequestOf<typeof addAttachmentContract>;
export type RemoveTaskFile = RequestOf<typeof removeAttachmentContract>;

export type TaskFilesRepository = {
  /** Uploads a file to the place where the server looks for it; the signal aborts it. */
  put(file: FileToPut, signal: AbortSignal): Promise<Result<null>>;
  /** Asks the server to check an uploaded file and add it to its task. A repetition changes nothing. */
  add(request: AddTaskFile): Promise<Result<{ attachmentId: string }>>;
  /** Removes a file from its task and deletes it. */
  remove(request: RemoveTaskFile): Promise<Result<object>>;
  /** Returns the address under which a file is shown. */
  addressOf(path: string): Promise<Result<string>>;
};

/** The files of tasks: every operation needs the server. */
export const taskFilesRepository: TaskFilesRepository = {
  put: putFile,
  add: callOf(addAttachmentContract),
  remove: callOf(removeAttachmentContract),
  addressOf: fileAddress,
};
