import type * as z from 'zod/mini';
import { addPhotoContract } from '../../../src/domain/callables/photos.ts';
import { folderPath, readFolder } from '../../../src/domain/pictures/file-place.ts';
import type { Photo, PhotoKind } from '../../../src/domain/pictures/photo.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { PHOTOS } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { shrinkPicture } from '../pictures/shrink-picture.ts';
import { deletePicture, storePicture } from '../pictures/stored-files.ts';
import { writeMainPicture } from './main-picture.ts';
import { MAIN_PICTURE, mayTouch, refusalToEnter } from './may-touch-photo.ts';
import { photoSubject, type PhotoSubject } from './photo-subject.ts';

type Request = z.infer<typeof addPhotoContract.request>;

const FOLDERS = { animal: 'animals', enclosure: 'enclosures', sector: 'sectors' } as const satisfies Record<
  PhotoKind,
  string
>;

/**
 * Adds a photo to the gallery of an animal, an enclosure or a sector: the file, its thumbnail, and its document.
 * @source src/domain/callables/photos.ts; specification, point 7 "Storage"
 */
export const addPhoto = defineCallable(addPhotoContract, {
  memory: '1GiB',
  handle: add,
});

async function add(request: Request, caller: Caller): Promise<Photo | Refusal> {
  const subject = await subjectFor(request, caller);
  if (isRefusal(subject)) return subject;
  if (request.takenAtUnix !== null && !isReasonable(request.takenAtUnix))
    return refuse('generic/invalid-input', 'takenAtUnix');
  const picture = await readPicture(request.base64picture);
  if (isRefusal(picture)) return picture;
  const shrunk = await shrinkPicture(picture, 'photo');
  if (isRefusal(shrunk)) return shrunk;
  const folder = folderPath({ zooId: request.zooId, kind: FOLDERS[request.kind], ownerId: request.subjectId });
  const stored = await storePicture(folder, shrunk, { userId: caller.userId, name: request.kind });
  if (isRefusal(stored)) return stored;
  const { width, height, bytes } = shrunk.main;
  const photo = await record(subject, request, caller, { ...stored, width, height, bytes: bytes.length });
  if (!isRefusal(photo)) return photo;
  await deletePicture(stored.public_id);
  return photo;
}

/** Returns the subject of the photo when the caller may add photos to it. */
async function subjectFor(request: Request, caller: Caller): Promise<PhotoSubject | Refusal> {
  const { zooId, kind, subjectId, isMain } = request;
  const refused = await refusalToEnter(zooId, caller);
  if (refused !== null) return refused;
  const subject = await photoSubject(zooId, kind, subjectId);
  const folder = readFolder(folderPath({ zooId, kind: FOLDERS[kind], ownerId: subjectId }));
  if (subject === null || folder?.ownerId !== subjectId) return refuse('file/foreign', 'subjectId');
  const { sectorId } = subject.places;
  const operations = isMain ? (['photo.add', MAIN_PICTURE[kind]] as const) : (['photo.add'] as const);
  const may = await mayTouch(operations, { zooId, sectorId, authorId: null }, caller);
  return may ? subject : refuse('generic/permission-denied');
}

type Stored = { readonly public_id: string; readonly url: string; readonly thumbnailUrl: string } & Pick<
  Photo,
  'width' | 'height' | 'bytes'
>;

/** Writes the document of the photo, unless the subject has gone meanwhile. */
async function record(
  { kind, document, places }: PhotoSubject,
  { zooId, subjectId, caption, takenAtUnix, isMain }: Request,
  { userId }: Caller,
  { public_id: publicId, ...stored }: Stored,
): Promise<Photo | Refusal> {
  const reference = database().collection(PHOTOS).doc();
  const uploadedAtUnix = now();
  const photo: Photo = {
    photoId: reference.id,
    zooId,
    kind,
    subjectId,
    ...places,
    publicId,
    ...stored,
    caption: oneLine(caption),
    trad: {},
    takenAtUnix: takenAtUnix ?? uploadedAtUnix,
    uploadedBy: userId,
    uploadedAtUnix,
  };
  try {
    return await database().runTransaction(async (transaction) => {
      const there = await transaction.get(document.ref);
      if (!there.exists || there.get('zooId') !== zooId) return refuse('file/foreign', 'subjectId');
      if (isMain) await writeMainPicture(transaction, kind, there, photo.url);
      transaction.create(reference, withTimestamps(photo));
      return photo;
    });
  } catch (failure) {
    logFailure('addPhoto', failure, { document: document.ref.path });
    return refuse('photo/add-failed');
  }
}

/** Returns whether a photo was taken since 1990 and not after today. */
function isReasonable(takenAtUnix: number): boolean {
  return takenAtUnix >= Date.UTC(1990, 0, 1) && takenAtUnix <= now() + 86_400_000;
}
