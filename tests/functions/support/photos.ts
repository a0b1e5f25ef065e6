import { randomUUID } from 'node:crypto';
import { type Photo, photoSchema } from '../../../src/domain/pictures/photo.ts';
import { place } from './files.ts';
import { database } from './suite.ts';

const FOLDERS = { animal: 'animals', enclosure: 'enclosures', sector: 'sectors' } as const;

/** Stores a photo as the server does, with its file, and returns its id. */
export async function createPhoto(
  about: Pick<Photo, 'zooId' | 'kind' | 'subjectId' | 'uploadedBy'> & Partial<Photo>,
): Promise<string> {
  const photoId = `photo-${randomUUID()}`;
  const publicId = `${about.zooId}/${FOLDERS[about.kind]}/${about.subjectId}/${photoId}.jpg`;
  const url = `http://127.0.0.1/v0/b/demo-zoo.appspot.com/o/${encodeURIComponent(publicId)}?alt=media&token=t`;
  const at = Date.UTC(2026, 4, 1);
  await place(publicId);
  await database.doc(`photos/${photoId}`).set(
    photoSchema.parse({
      photoId,
      animalId: null,
      enclosureId: null,
      sectorId: null,
      publicId,
      url,
      thumbnailUrl: url,
      caption: '',
      trad: {},
      width: 64,
      height: 48,
      bytes: 700,
      takenAtUnix: at,
      uploadedAtUnix: at,
      ...about,
    }),
  );
  return photoId;
}
