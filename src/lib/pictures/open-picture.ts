import { readPictureHeader } from './picture-header.ts';

/** Bytes of a file that a person may choose. @source specification, point 4, "photo JPG or PNG under 10 MB" */
export const CHOSEN_MAX_BYTES = 10_000_000;
/** The most pixels that a device has the memory to decode; the server has the same limit. */
export const MAX_PIXELS = 50_000_000;

/** A camera may write hundreds of kilobytes before the size of the picture. */
const HEADER_BYTES = 1_000_000;

/** The reasons why a file cannot be sent, as codes of the error catalogue. */
export type PictureProblem = 'picture/invalid' | 'picture/too-many-pixels' | 'picture/process-failed';

export type Opened =
  | { readonly ok: true; readonly bitmap: ImageBitmap; readonly format: 'jpeg' | 'png' }
  | { readonly ok: false; readonly problem: PictureProblem };

/**
 * Returns a chosen file as pixels, upright as its camera was held; the caller closes them. Its size and its header are
 * checked before anything is decoded.
 */
export async function openPicture(file: Blob): Promise<Opened> {
  if (file.size === 0 || file.size > CHOSEN_MAX_BYTES) return { ok: false, problem: 'picture/invalid' };
  const header = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (header === null) return { ok: false, problem: 'picture/invalid' };
  if (header.width * header.height > MAX_PIXELS) return { ok: false, problem: 'picture/too-many-pixels' };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return { ok: false, problem: 'picture/process-failed' };
  return { ok: true, bitmap, format: header.format };
}
