import { useEffect, useRef, useState } from 'react';
import { openPicture } from '#lib/pictures/open-picture.ts';

/**
 * Returns the pixels of a file, upright; null until they are there. They are closed with the screen. `onFailed` is
 * called for a file that cannot be opened.
 */
export function useOpenedPicture(file: File, onFailed: () => void): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    let isGone = false;
    let opened: ImageBitmap | null = null;
    const open = async () => {
      const answer = await openPicture(file);
      if (isGone) return answer.ok ? answer.bitmap.close() : undefined;
      if (!answer.ok) return failed.current();
      opened = answer.bitmap;
      return setBitmap(opened);
    };
    void open();
    return () => {
      isGone = true;
      setBitmap(null);
      opened?.close();
    };
  }, [file]);
  return bitmap;
}
