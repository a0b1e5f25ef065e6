import type * as z from 'zod/mini';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { removePhotoContract } from '../../../src/domain/callables/photos.ts';
import { callable } from '../common/callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal } from '../common/refusal.ts';
import { deletePicture } from '../pictures/stored-files.ts';
import { mainPicture, writeMainPicture } from './main-picture.ts';
import { subjectReference } from './photo-subject.ts';
import { touchedPhoto } from './touched-photo.ts';

/**
 * Removes a photo from the gallery with its files; where it was the main picture there is none afterwards.
 * @source src/domain/callables/photos.ts
 */
export const removePhoto = callable({
  name: 'removePhoto',
  request: removePhotoContract.request,
  admits: 'active',
  handle: remove,
});

async function remove(
  request: z.infer<typeof removePhotoContract.request>,
  caller: Caller,
): Promise<CallableAnswer<{ photoId: string }>> {
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
  return { success: true, data: { photoId: request.photoId } };
}
