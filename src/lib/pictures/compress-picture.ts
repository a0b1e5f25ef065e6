import { readPictureHeader } from './picture-header.ts';

/** Bytes of a file that a person may choose. @source specification, point 4, "photo JPG or PNG under 10 MB" */
export const CHOSEN_MAX_BYTES = 10_000_000;
/** Bytes of a picture as it is sent. @source specification, point 9, "compression max 0.25 MB" */
export const SENT_MAX_BYTES = 250_000;
/** The most pixels that a device has the memory to decode; the server has the same limit. */
export const MAX_PIXELS = 50_000_000;

/** A camera may write hundreds of kilobytes before the size of the picture. */
const HEADER_BYTES = 1_000_000;
const QUALITIES = [0.85, 0.75, 0.6, 0.45];
const SCALES = [1, 0.75, 0.5, 0.35, 0.25];

/** The reasons why a file cannot be sent, as codes of the error catalogue. */
export type PictureProblem = 'picture/invalid' | 'picture/too-many-pixels' | 'picture/process-failed';
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
  if (file.size === 0 || file.size > CHOSEN_MAX_BYTES) return failed('picture/invalid');
  const header = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (header === null) return failed('picture/invalid');
  if (header.width * header.height > MAX_PIXELS) return failed('picture/too-many-pixels');
  signal?.throwIfAborted();
  onProgress?.(0.1);
  let bitmap: ImageBitmap | null = null;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    onProgress?.(0.4);
    const type = options.keepsHoles === true && header.format === 'png' ? 'image/png' : 'image/jpeg';
    const picture = await smallEnough(bitmap, type, options);
    return picture === null ? failed('picture/process-failed') : { ok: true, picture };
  } catch {
    signal?.throwIfAborted();
    return failed('picture/process-failed');
  } finally {
    bitmap?.close();
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
