import { useEffect, useRef } from 'react';
import { useAddPhotoMutation } from '#data/photos/photos.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { PhotoKind } from '#domain/pictures/photo.ts';
import type { SendFile } from '#kit/media/upload-queue.ts';
import { base64Of } from '#lib/pictures/base64-of.ts';
import { compressPicture } from '#lib/pictures/compress-picture.ts';

export type UploadTarget = {
  readonly zooId: string;
  readonly kind: PhotoKind;
  readonly subjectId: string;
  /** whether the first photo becomes the main picture, as there is none yet */
  readonly isFirstMain: boolean;
};

/** Returns a function that shrinks a photo on the device and sends it to a gallery. */
export function useSendPhoto({ zooId, kind, subjectId, isFirstMain }: UploadTarget): SendFile {
  const [add] = useAddPhotoMutation();
  const isMain = useRef(isFirstMain);
  useEffect(() => {
    isMain.current = isFirstMain;
  }, [isFirstMain]);
  return async (file, { signal, tell }) => {
    tell('preparing');
    const prepared = await compressPicture(file, { signal, onProgress: (done) => tell('preparing', done) });
    if (!prepared.ok) return appError(prepared.problem);
    const base64picture = await base64Of(prepared.picture);
    // A callable that has begun cannot be stopped; until then the photo can.
    signal.throwIfAborted();
    tell('sending', 1);
    const answer = await add({
      ...{ zooId, kind, subjectId, caption: '', isMain: isMain.current },
      base64picture,
      takenAtUnix: takenAt(file),
    });
    if (answer.error !== undefined) return queryError(answer.error);
    isMain.current = false;
    return null;
  };
}

/**
 * Returns the instant at which a camera's file was last written, which is that of the photo unless it was edited; null
 * when unlikely.
 */
function takenAt(file: File): number | null {
  const at = file.lastModified;
  return at >= Date.UTC(1990, 0, 2) && at <= Date.now() ? at : null;
}
