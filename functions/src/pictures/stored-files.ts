import { randomUUID } from 'node:crypto';
import { getDownloadURL } from 'firebase-admin/storage';
import type { StoredPicture } from '../../../src/domain/callables/pictures.ts';
import { thumbnailPath } from '../../../src/domain/pictures/file-place.ts';
import { thumbnailAddress } from '../../../src/domain/pictures/picture-address.ts';
import { bucket } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import type { Refusal } from '../common/refusal.ts';
import { giveRoom, takeRoom } from '../files/storage-room.ts';
import type { Encoded, ShrunkPicture } from './shrink-picture.ts';

/** The time for which a browser keeps a picture without asking. @source specification, point 7 "Storage" */
const ONE_HOUR = 'private, max-age=3600';

/**
 * Stores a picture and its thumbnail in a folder, under a name of their own and one token, and returns their addresses;
 * 'file/no-room' when the establishment has no room for them. Both or neither: when one cannot be stored, the other is
 * deleted and the failure thrown.
 */
export async function storePicture(
  folder: string,
  { main, thumbnail }: ShrunkPicture,
  about: { readonly userId: string; readonly name: string },
): Promise<StoredPicture | Refusal> {
  const path = `${folder}/${randomUUID()}.${main.contentType === 'image/png' ? 'png' : 'jpg'}`;
  const bytes = main.bytes.length + thumbnail.bytes.length;
  const refused = await takeRoom(zooOf(path), bytes);
  if (refused !== null) return refused;
  const metadata = { firebaseStorageDownloadTokens: randomUUID(), uploadedBy: about.userId, originalName: about.name };
  const save = (name: string, file: Encoded) =>
    bucket()
      .file(name)
      .save(file.bytes, {
        resumable: false,
        metadata: { contentType: file.contentType, cacheControl: ONE_HOUR, metadata },
      });
  try {
    await Promise.all([save(path, main), save(thumbnailPath(path), thumbnail)]);
    const url = await getDownloadURL(bucket().file(path));
    return { public_id: path, url, thumbnailUrl: thumbnailAddress(url) };
  } catch (failure) {
    await erase(path);
    await giveRoom(zooOf(path), bytes);
    throw failure;
  }
}

/**
 * Deletes a picture and its thumbnail, and gives back their room. A failed deletion is logged: no document names the
 * file any more.
 */
export async function deletePicture(path: string): Promise<void> {
  await giveRoom(zooOf(path), await erase(path));
}

/** Deletes a picture and its thumbnail. Returns their bytes. */
async function erase(path: string): Promise<number> {
  let bytes = 0;
  for (const result of await Promise.allSettled([path, thumbnailPath(path)].map(eraseFile))) {
    if (result.status === 'rejected') logFailure('deletePicture', result.reason, { path });
    else bytes += result.value;
  }
  return bytes;
}

async function eraseFile(name: string): Promise<number> {
  const file = bucket().file(name);
  if (!(await isStored(name))) return 0;
  const [metadata] = await file.getMetadata();
  await file.delete({ ignoreNotFound: true });
  return Number(metadata.size);
}

/** Returns the establishment in whose folder a file is. */
function zooOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

/** Returns whether a file is there. */
export async function isStored(path: string): Promise<boolean> {
  const [exists] = await bucket().file(path).exists();
  return exists;
}
