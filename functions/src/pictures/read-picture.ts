import sharp from 'sharp';
import { MAX_PIXELS, UPLOAD_MAX_BYTES } from '../../../src/domain/pictures/limits.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { formatOf, type PictureFormat } from './picture-format.ts';

/** The bytes of a complete picture of a known format and an acceptable size. */
export type ReadPicture = { readonly bytes: Buffer; readonly format: PictureFormat };

const FIELD = 'base64picture';
const MAX_CHARACTERS = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4;
/** the beginning of a result of `FileReader.readAsDataURL` in browsers */
const DATA_ADDRESS = /^data:image\/(?:jpeg|png);base64,/;

/**
 * Returns the picture that was sent in base64, or the refusal: not base64, no JPEG or PNG, more than 2,000,000 bytes
 * ('picture/invalid'), or too many pixels by its header, before it is decoded ('picture/too-many-pixels').
 */
export async function readPicture(sent: string): Promise<ReadPicture | Refusal> {
  const text = sent.replace(DATA_ADDRESS, '');
  if (text.length > MAX_CHARACTERS || !isBase64(text)) return refuse('picture/invalid', FIELD);
  return readPictureBytes(Buffer.from(text, 'base64'), FIELD);
}

/**
 * Returns the picture of these bytes, or the refusal at `field`: no JPEG or PNG from the first byte to the last, more
 * than 2,000,000 bytes ('picture/invalid'), or too many pixels by its header, before it is decoded
 * ('picture/too-many-pixels').
 */
export async function readPictureBytes(bytes: Buffer, field?: string): Promise<ReadPicture | Refusal> {
  const format = formatOf(bytes);
  if (bytes.length > UPLOAD_MAX_BYTES || format === null) return refuse('picture/invalid', field);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null || header.format !== format) return refuse('picture/invalid', field);
  if (header.width * header.height > MAX_PIXELS) return refuse('picture/too-many-pixels', field);
  return { bytes, format };
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}
