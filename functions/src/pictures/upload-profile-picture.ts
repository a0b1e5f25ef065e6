import type { DocumentReference } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  type ProfilePictureType,
  type StoredPicture,
  uploadProfilePictureContract,
} from '../../../src/domain/callables/pictures.ts';
import { type FilePlace, folderPath, readFilePlace, readFolder } from '../../../src/domain/pictures/file-place.ts';
import { pictureIdOf } from '../../../src/domain/pictures/picture-address.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { logFailure } from '../common/log-failure.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { ownerToChange } from './file-access.ts';
import { isOwner, mainAddress, withMainAddress } from './picture-owner.ts';
import { readPicture } from './read-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { deletePicture, storePicture } from './stored-files.ts';

const KINDS = { user: 'users', zoo: 'logo', sector: 'sectors' } as const satisfies Record<ProfilePictureType, string>;

/**
 * Replaces the picture of a person, an establishment or a sector: stores the new file, writes its address into the
 * document and deletes the former file.
 * @source src/domain/callables/pictures.ts; decision 11
 */
export const uploadProfilePicture = defineCallable(uploadProfilePictureContract, {
  memory: '1GiB',
  handle: replace,
});

async function replace(
  { type, id, zooId, base64picture }: z.infer<typeof uploadProfilePictureContract.request>,
  caller: Caller,
): Promise<StoredPicture | Refusal> {
  const kind = KINDS[type];
  const place = readFolder(folderPath({ zooId, kind, ownerId: id }));
  // An id with a slash would name another place; an establishment has one logo, its own.
  if (place === null || place.ownerId !== id || place.zooId !== zooId) return refuse('file/foreign', 'id');
  const owner = await ownerToChange(place, caller);
  if (isRefusal(owner)) return owner.error.code === 'file/foreign' ? refuse('file/foreign', 'id') : owner;
  const picture = await readPicture(base64picture);
  if (isRefusal(picture)) return picture;
  const shrunk = await shrinkPicture(picture, type === 'zoo' ? 'logo' : 'profile');
  if (isRefusal(shrunk)) return shrunk;
  const stored = await storePicture(folderPath(place), shrunk, { userId: caller.userId, name: type });
  if (isRefusal(stored)) return stored;
  const former = await writeAddress(owner.ref, { ...place, kind }, stored.url);
  if (isRefusal(former)) {
    await deletePicture(stored.public_id);
    return former;
  }
  if (former.path !== null) await deletePicture(former.path);
  return stored;
}

/** Writes the address and returns the file it replaces: two calls at once leave one picture and no other file. */
async function writeAddress(
  document: DocumentReference,
  place: Omit<FilePlace, 'file' | 'kind'> & { readonly kind: 'users' | 'logo' | 'sectors' },
  url: string,
) {
  try {
    return await database().runTransaction(async (transaction) => {
      const owner = await transaction.get(document);
      if (!isOwner(owner, place)) return refuse('file/foreign', 'id');
      transaction.update(document, withMainAddress(place.kind, url));
      return { path: formerPath(mainAddress(place.kind, owner), place) };
    });
  } catch (failure) {
    logFailure('uploadProfilePicture', failure, { document: document.path });
    return refuse('picture/record-failed');
  }
}

/**
 * Browsers may have written the former address: its file is deleted only from the folder of this document's pictures.
 */
function formerPath(address: string | null, place: Omit<FilePlace, 'file'>): string | null {
  const path = pictureIdOf(address);
  const former = path === null ? null : readFilePlace(path);
  return former !== null && folderPath(former) === folderPath(place) ? path : null;
}
