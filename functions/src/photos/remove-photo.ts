import type * as z from 'zod/mini';
import { removePhotoContract } from '../../../src/domain/callables/photos.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, type Refusal } from '../common/refusal.ts';
import { deletePicture } from '../pictures/stored-files.ts';
import { mainPicture, writeMainPicture } from './main-picture.ts';
import { subjectReference } from './photo-subject.ts';
import { touchedPhoto } from './touched-photo.ts';

/**
 * Removes a photo from the gallery with its files; a subject loses its main picture with it.
 * @source src/domain/callables/photos.ts
 */
export const removePhoto = defineCallable(removePhotoContract, {
  handle: remove,
});

async function remove(
  request: z.infer<typeof removePhotoContract.request>,
  caller: Caller,
): Promise<{ photoId: string } | Refusal> {
  const touched = await touchedPhoto(request, caller, () => ['photo.remove']);
  if (isRefusal(touched)) return touched;
  const { document, photo } = touched;
  await database().runTransaction(async (transaction) => {
    const subject = await transaction.get(subjectReference(photo.kind, photo.subjectId));
    if (subject.exists && mainPicture(photo.kind, subject) === photo.url)
      await writeMainPicture(transaction, photo.kind, subject, null);
    transaction.delete(document.ref);
  });
  await deletePicture(photo.publicId);
  return { photoId: request.photoId };
}
