import { randomUUID } from 'node:crypto';
import { withTimestamps } from '../../../functions/src/common/stored.ts';
import { attachmentPath } from '../../../src/domain/tasks/attachment-place.ts';
import type { Attachment } from '../../../src/domain/tasks/attachment.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import { aTask } from '../../support/builders/task.ts';
import { place } from './files.ts';
import { database } from './suite.ts';

/** Stores a task of an establishment, changed by `differences`, and returns its id. */
export async function createTask(zooId: string, differences: Partial<Task> = {}): Promise<string> {
  const taskId = `task-${randomUUID()}`;
  const task = aTask({ taskId, zooId, ...differences });
  await database.doc(`tasks/${taskId}`).set(withTimestamps(task));
  return taskId;
}

/** Returns a photo of a task, changed by `differences`. */
export function anAttachment(differences: Partial<Attachment> = {}): Attachment {
  return {
    attachmentId: 'photo-1',
    kind: 'photo',
    name: 'abreuvoir.jpg',
    contentType: 'image/jpeg',
    bytes: 7,
    path: '',
    addedBy: 'keeper-1',
    addedAtUnix: Date.parse('2025-01-15T08:00:00Z'),
    ...differences,
  };
}

/** Stores a task with a photo that somebody added, and its file. Returns the task's id. */
export async function createTaskWithFile(zooId: string, addedBy: string, attachmentId: string): Promise<string> {
  const taskId = await createTask(zooId);
  const path = attachmentPath(zooId, taskId, attachmentId);
  await place(path);
  await database.doc(`tasks/${taskId}`).update({ attachments: [anAttachment({ attachmentId, path, addedBy })] });
  return taskId;
}
