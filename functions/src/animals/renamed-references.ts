import type { DocumentData, DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { database } from '../common/firebase.ts';
import { NUTRITION_NOTES, PHOTOS, TASK_TEMPLATES, TASKS } from '../common/paths.ts';

/** The most records of one kind that follow an animal in one transaction. */
const MOST = 1_000;

/**
 * Reads the tasks, automations, photos and nutrition notes that name an animal, and returns a function that lets them
 * name another one instead; at most 1,000 of each kind. An id that both lists of a task hold stands there once.
 */
export async function renamedReferences(
  transaction: Transaction,
  zooId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<() => void> {
  const of = (collection: string) => database().collection(collection).where('zooId', '==', zooId);
  const read = async (query: Query) => (await transaction.get(query.limit(MOST))).docs;
  const tasks = [
    ...(await read(of(TASKS).where('animalIds', 'array-contains', from))),
    ...(await read(of(TASK_TEMPLATES).where('animalIds', 'array-contains', from))),
  ];
  const photos = await read(of(PHOTOS).where('animalId', '==', from));
  const notes = await read(of(NUTRITION_NOTES).where('animalId', '==', from));
  const renamed = (ids: unknown): string[] =>
    Array.isArray(ids) ? [...new Set(ids.map((id) => (id === from ? to : String(id))))] : [];
  const changes: [DocumentReference, DocumentData][] = [
    ...tasks.map((task): [DocumentReference, DocumentData] => [
      task.ref,
      {
        animalIds: renamed(task.get('animalIds')),
        ...(task.get('target.level') === 'ANIMAL' ? { 'target.ids': renamed(task.get('target.ids')) } : {}),
      },
    ]),
    ...photos.map((photo): [DocumentReference, DocumentData] => [
      photo.ref,
      { animalId: to, ...(photo.get('subjectId') === from ? { subjectId: to } : {}) },
    ]),
    ...notes.map((note): [DocumentReference, DocumentData] => [note.ref, { animalId: to }]),
  ];
  return () => {
    for (const [document, fields] of changes) transaction.update(document, fields);
  };
}
