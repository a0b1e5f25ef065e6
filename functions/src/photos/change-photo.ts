import type * as z from 'zod/mini';
import { changePhotoContract } from '../../../src/domain/callables/photos.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { mainPicture, writeMainPicture } from './main-picture.ts';
import { MAIN_PICTURE } from './may-touch-photo.ts';
import { subjectReference } from './photo-subject.ts';
import { touchedPhoto } from './touched-photo.ts';

type Request = z.infer<typeof changePhotoContract.request>;

/**
 * Changes the caption of a photo, or makes it the main picture of its subject, or takes that back.
 * @source src/domain/callables/photos.ts
 */
export const changePhoto = defineCallable(changePhotoContract, {
  handle: change,
});

async function change(request: Request, caller: Caller): Promise<{ photoId: string } | Refusal> {
  const { caption, isMain, photoId } = request;
  const touched = await touchedPhoto(request, caller, ({ kind }) => [
    ...(caption === undefined ? [] : (['photo.remove'] as const)),
    ...(isMain === undefined ? [] : [MAIN_PICTURE[kind]]),
    'photo.read',
  ]);
  if (isRefusal(touched)) return touched;
  const { document, photo } = touched;
  return database().runTransaction(async (transaction) => {
    const [there, subject] = await transaction.getAll(document.ref, subjectReference(photo.kind, photo.subjectId));
    if (!there?.exists) return refuse('photo/not-found', 'photoId');
    if (isMain !== undefined) {
      if (!subject?.exists) return refuse('photo/not-found', 'photoId');
      // Another photo that became the main one meanwhile stays it.
      const isChanged = isMain !== (mainPicture(photo.kind, subject) === photo.url);
      if (isChanged) await writeMainPicture(transaction, photo.kind, subject, isMain ? photo.url : null);
    }
    // Typed words stand as they are typed: the former caption's translations go with it.
    if (caption !== undefined) transaction.update(document.ref, { caption: oneLine(caption), trad: {} });
    return { photoId };
  });
}
