import { removePictureContract } from '../../../src/domain/callables/pictures.ts';
import { isThumbnail, readFilePlace } from '../../../src/domain/pictures/file-place.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { PHOTOS } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { ownerToChange } from './file-access.ts';
import { isOwner, withoutPicture } from './picture-owner.ts';
import { deletePicture, isStored } from './stored-files.ts';

/**
 * Removes a picture with its thumbnail, and its address from the document to which it belongs. Its path and that
 * document decide the owner.
 * @source src/domain/callables/pictures.ts; decision 11
 */
export const removePicture = defineCallable(removePictureContract, {
  handle: remove,
});

async function remove(
  { public_id: path }: { public_id: string },
  caller: Caller,
): Promise<{ public_id: string } | Refusal> {
  const place = readFilePlace(path);
  if (place === null) return refuse('file/foreign', 'public_id');
  const owner = await ownerToChange(place, caller);
  if (isRefusal(owner)) return owner.error.code === 'file/foreign' ? refuse('file/foreign', 'public_id') : owner;
  if (isThumbnail(place)) return refuse('picture/not-found', 'public_id');
  const wasStored = await isStored(path);
  const wasNamed = await database().runTransaction(async (transaction) => {
    const document = await transaction.get(owner.ref);
    if (!isOwner(document, place)) return false;
    const change = withoutPicture(place, path, document);
    if (Object.keys(change).length === 0) return false;
    transaction.update(owner.ref, change);
    return true;
  });
  // The address of a file that is gone is removed too.
  if (!wasStored && !wasNamed) return refuse('picture/not-found', 'public_id');
  await Promise.all([deletePicture(path), forgetPhoto(place.zooId, path)]);
  return { public_id: path };
}

/** Deletes the gallery's document of a file that is gone; does nothing when there is none. */
async function forgetPhoto(zooId: string, publicId: string): Promise<void> {
  const named = database().collection(PHOTOS).where('zooId', '==', zooId).where('publicId', '==', publicId).limit(10);
  const { docs } = await named.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
