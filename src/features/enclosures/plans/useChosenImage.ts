import { useEffect, useRef, useState } from 'react';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { compressPicture } from '#lib/pictures/compress-picture.ts';
import { readPictureHeader } from '#lib/pictures/picture-header.ts';
import type { ChosenImage } from './plan-form-schema.ts';

/** Shrinks a chosen file on the device; its fault is a sentence, and the former image stays. */
export function useChosenImage(onChoose: (image: ChosenImage) => void) {
  const messageOf = useErrorMessage();
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const take = async (file: Blob) => {
    const control = new AbortController();
    underWay.current = control;
    setError(null);
    setDone(0);
    try {
      const prepared = await compressPicture(file, { signal: control.signal, onProgress: setDone });
      if (!prepared.ok) return setError(messageOf(appError(prepared.problem)));
      const { picture } = prepared;
      const size = readPictureHeader(new Uint8Array(await picture.arrayBuffer()));
      if (size === null) return setError(messageOf(appError('picture/process-failed')));
      return onChoose({ url: URL.createObjectURL(picture), width: size.width, height: size.height, picture });
    } catch {
      // Aborted: the form was left.
      return control.signal.aborted ? undefined : setError(messageOf(appError('picture/process-failed')));
    } finally {
      setDone(null);
    }
  };
  return { isPreparing: done !== null, done: done ?? 0, error, take };
}
