import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Photo, PhotoKind } from '../../../src/domain/pictures/photo.ts';
import { database } from '../common/firebase.ts';
import { animalPath, enclosurePath, isDocumentId, sectorPath } from '../common/paths.ts';

/** The subject of a photo: its document, and its present places. */
export type PhotoSubject = {
  readonly kind: PhotoKind;
  readonly document: DocumentSnapshot;
  readonly places: Pick<Photo, 'animalId' | 'enclosureId' | 'sectorId'>;
};

/** Returns the animal, enclosure or sector of an establishment, with its places; null when it does not exist there. */
export async function photoSubject(zooId: string, kind: PhotoKind, id: string): Promise<PhotoSubject | null> {
  if (!isDocumentId(id)) return null;
  const document = await subjectReference(kind, id).get();
  if (!document.exists || document.get('zooId') !== zooId) return null;
  return { kind, document, places: await placesOf(kind, document, zooId) };
}

/** Returns the reference of a subject's document. */
export function subjectReference(kind: PhotoKind, id: string): DocumentReference {
  const path = { animal: animalPath, enclosure: enclosurePath, sector: sectorPath }[kind];
  return database().doc(path(id));
}

async function placesOf(kind: PhotoKind, document: DocumentSnapshot, zooId: string): Promise<PhotoSubject['places']> {
  if (kind === 'sector') return { animalId: null, enclosureId: null, sectorId: document.id };
  if (kind === 'enclosure') return { animalId: null, enclosureId: document.id, sectorId: linkedSector(document) };
  const enclosureId = idIn(document, 'animalEnclosureData.enclosureId');
  const enclosure = enclosureId === null ? null : await database().doc(enclosurePath(enclosureId)).get();
  const isOwn = enclosure?.get('zooId') === zooId;
  return { animalId: document.id, enclosureId, sectorId: isOwn && enclosure ? linkedSector(enclosure) : null };
}

function linkedSector(enclosure: DocumentSnapshot): string | null {
  return idIn(enclosure, 'linkedSectorId');
}

function idIn(document: DocumentSnapshot, field: string): string | null {
  const id: unknown = document.get(field);
  return typeof id === 'string' && isDocumentId(id) ? id : null;
}
