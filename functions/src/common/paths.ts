/** The account of a person. */
export function userPath(userId: string): string {
  return pathOf('users', userId);
}

/** The hash of the temporary password that a pending person was given; no rule opens it to a browser. */
export function temporaryPasswordPath(userId: string): string {
  return pathOf('temporaryPasswords', userId);
}

/** An establishment. */
export function zooPath(zooId: string): string {
  return pathOf('zoo', zooId);
}

/** A sector of an establishment. */
export function sectorPath(sectorId: string): string {
  return pathOf('sectors', sectorId);
}

/** A task; those of automations have the id of their occurrence. */
export function taskPath(taskId: string): string {
  return pathOf('tasks', taskId);
}

/** The record of an automation's execution, under the id of the task it made. */
export function taskRunPath(taskId: string): string {
  return pathOf('taskRuns', taskId);
}

/** The collection of automations. */
export const TASK_TEMPLATES = 'taskTemplates';

/**
 * Whether a text can be the id of a document. Ids come from outside: one with a slash would name a document elsewhere.
 * @source https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export function isDocumentId(id: string): boolean {
  return /^[^/]+$/.test(id) && id !== '.' && id !== '..' && !/^__.*__$/.test(id) && new Blob([id]).size <= 1_500;
}

function pathOf(collection: string, id: string): string {
  if (!isDocumentId(id)) throw new RangeError(`Not the id of a document in ${collection}.`);
  return `${collection}/${id}`;
}
