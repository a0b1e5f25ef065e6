import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Operation } from '../../../src/domain/access/operations.ts';
import { type Photo, photoSchema } from '../../../src/domain/pictures/photo.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isDocumentId, photoPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { mayTouch, refusalToEnter } from './may-touch-photo.ts';
import { photoSubject } from './photo-subject.ts';

export type TouchedPhoto = { readonly document: DocumentSnapshot; readonly photo: Photo };

/**
 * Returns a photo on which the caller may do these operations: the present sector of its subject decides. Only within
 * one's own establishment is a missing photo distinguished from a foreign one.
 */
export async function touchedPhoto(
  { zooId, photoId }: { readonly zooId: string; readonly photoId: string },
  caller: Caller,
  operationsOf: (photo: Photo) => readonly Operation[],
): Promise<TouchedPhoto | Refusal> {
  const refused = await refusalToEnter(zooId, caller);
  if (refused !== null) return refused;
  if (!isDocumentId(photoId)) return refuse('photo/not-found', 'photoId');
  const document = await database().doc(photoPath(photoId)).get();
  if (!document.exists || document.get('zooId') !== zooId) return refuse('photo/not-found', 'photoId');
  const photo = photoSchema.parse(document.data());
  const subject = await photoSubject(zooId, photo.kind, photo.subjectId);
  const sectorId = subject === null ? photo.sectorId : subject.places.sectorId;
  const may = await mayTouch(operationsOf(photo), { zooId, sectorId, authorId: photo.uploadedBy }, caller);
  return may ? { document, photo } : refuse('generic/permission-denied');
}
