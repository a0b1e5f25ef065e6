import { openPicture, type PictureProblem } from './open-picture.ts';

/** Bytes of a picture as it is sent. @source specification, point 9, "compression max 0.25 MB" */
export const SENT_MAX_BYTES = 250_000;

const QUALITIES = [0.85, 0.75, 0.6, 0.45];
const SCALES = [1, 0.75, 0.5, 0.35, 0.25];

export type Compressed =
  | { readonly ok: true; readonly picture: Blob }
  | { readonly ok: false; readonly problem: PictureProblem };

export type CompressOptions = {
  /** pixels of the longer side */
  readonly longestSide?: number;
  /** keeps transparency, as logos need it: a PNG stays one */
  readonly keepsHoles?: boolean;
  readonly signal?: AbortSignal;
  /** called with the progress from 0 to 1 */
  readonly onProgress?: (done: number) => void;
};

/**
 * Returns a chosen file as a picture of at most 250,000 bytes, upright and without the camera's metadata. Rejects with
 * the signal's reason when it is aborted; every other failure is an answer.
 */
export async function compressPicture(file: Blob, options: CompressOptions = {}): Promise<Compressed> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  onProgress?.(0.1);
  const opened = await openPicture(file);
  if (!opened.ok) {
    signal?.throwIfAborted();
    return failed(opened.problem);
  }
  const { bitmap, format } = opened;
  try {
    signal?.throwIfAborted();
    onProgress?.(0.4);
    const type = options.keepsHoles === true && format === 'png' ? 'image/png' : 'image/jpeg';
    const picture = await smallEnough(bitmap, type, options);
    return picture === null ? failed('picture/process-failed') : { ok: true, picture };
  } catch {
    signal?.throwIfAborted();
    return failed('picture/process-failed');
  } finally {
    bitmap.close();
  }
}

async function smallEnough(
  bitmap: ImageBitmap,
  type: 'image/png' | 'image/jpeg',
  { longestSide = 1600, signal, onProgress }: CompressOptions,
): Promise<Blob | null> {
  const fit = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  // A PNG has no quality setting: only fewer pixels make it smaller.
  const qualities = type === 'image/png' ? [1] : QUALITIES;
  let tries = 0;
  for (const scale of SCALES) {
    const canvas = drawn(bitmap, fit * scale, type);
    for (const quality of qualities) {
      // oxlint-disable-next-line no-await-in-loop -- each try depends on the one before
      const blob = await canvas.convertToBlob({ type, quality });
      signal?.throwIfAborted();
      tries++;
      onProgress?.(Math.min(0.95, 0.4 + (0.6 * tries) / qualities.length));
      if (blob.size <= SENT_MAX_BYTES) {
        onProgress?.(1);
        return blob;
      }
      // At this size a lower quality is not enough: fewer pixels are.
      if (blob.size > 3 * SENT_MAX_BYTES) break;
    }
  }
  return null;
}

function drawn(bitmap: ImageBitmap, scale: number, type: string): OffscreenCanvas {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to draw on.');
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function failed(problem: PictureProblem): Compressed {
  return { ok: false, problem };
}
