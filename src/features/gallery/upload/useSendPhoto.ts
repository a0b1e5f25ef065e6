import { useEffect, useRef } from 'react';
import { useAddPhotoMutation } from '#data/photos/photos.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
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

type OnTheWay = { readonly signal?: AbortSignal; readonly tell?: Parameters<SendFile>[1]['tell'] };

/**
 * Returns a function that shrinks a photo on the device and sends it to the gallery of any record; it resolves to the
 * failure, or to null.
 */
export function usePhotoSender() {
  const [add] = useAddPhotoMutation();
  return async (
    { zooId, kind, subjectId, isFirstMain }: UploadTarget,
    file: File,
    { signal, tell }: OnTheWay = {},
  ): Promise<AppError | null> => {
    tell?.('preparing');
    const prepared = await compressPicture(file, {
      ...(signal === undefined ? {} : { signal }),
      onProgress: (done) => tell?.('preparing', done),
    });
    if (!prepared.ok) return appError(prepared.problem);
    const base64picture = await base64Of(prepared.picture);
    // A callable that has begun cannot be stopped; until then the photo can.
    signal?.throwIfAborted();
    tell?.('sending', 1);
    const answer = await add({
      ...{ zooId, kind, subjectId, caption: '', isMain: isFirstMain },
      base64picture,
      takenAtUnix: takenAt(file),
    });
    return answer.error === undefined ? null : queryError(answer.error);
  };
}

/** Returns a function that shrinks a photo on the device and sends it to a gallery. */
export function useSendPhoto(target: UploadTarget): SendFile {
  const { isFirstMain } = target;
  const send = usePhotoSender();
  const isMain = useRef(isFirstMain);
  useEffect(() => {
    isMain.current = isFirstMain;
  }, [isFirstMain]);
  return async (file, onTheWay) => {
    const error = await send({ ...target, isFirstMain: isMain.current }, file, onTheWay);
    if (error === null) isMain.current = false;
    return error;
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
