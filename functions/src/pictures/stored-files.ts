import { randomUUID } from 'node:crypto';
import { getDownloadURL } from 'firebase-admin/storage';
import type { StoredPicture } from '../../../src/domain/callables/pictures.ts';
import { thumbnailPath } from '../../../src/domain/pictures/file-place.ts';
import { thumbnailAddress } from '../../../src/domain/pictures/picture-address.ts';
import { bucket } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import type { Encoded, ShrunkPicture } from './shrink-picture.ts';

/** The time for which a browser keeps a picture without asking. @source specification, point 7 "Storage" */
const ONE_HOUR = 'private, max-age=3600';

/**
 * Stores a picture and its thumbnail in a folder, under a name of their own and one token, and returns their addresses.
 * Both or neither: when one cannot be stored, the other is deleted and the failure thrown.
 */
export async function storePicture(
  folder: string,
  { main, thumbnail }: ShrunkPicture,
  about: { readonly userId: string; readonly name: string },
): Promise<StoredPicture> {
  const path = `${folder}/${randomUUID()}.${main.contentType === 'image/png' ? 'png' : 'jpg'}`;
  const metadata = { firebaseStorageDownloadTokens: randomUUID(), uploadedBy: about.userId, originalName: about.name };
  const save = (name: string, { bytes, contentType }: Encoded) =>
    bucket()
      .file(name)
      .save(bytes, { resumable: false, metadata: { contentType, cacheControl: ONE_HOUR, metadata } });
  try {
    await Promise.all([save(path, main), save(thumbnailPath(path), thumbnail)]);
    const url = await getDownloadURL(bucket().file(path));
    return { public_id: path, url, thumbnailUrl: thumbnailAddress(url) };
  } catch (failure) {
    await deletePicture(path);
    throw failure;
  }
}

/** Deletes a picture and its thumbnail. A failed deletion is logged: no document names the file any more. */
export async function deletePicture(path: string): Promise<void> {
  const files = [path, thumbnailPath(path)].map((name) => bucket().file(name).delete({ ignoreNotFound: true }));
  for (const result of await Promise.allSettled(files))
    if (result.status === 'rejected') logFailure('deletePicture', result.reason, { path });
}

/** Returns whether a file is there. */
export async function isStored(path: string): Promise<boolean> {
  const [exists] = await bucket().file(path).exists();
  return exists;
}
