import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { PicturePreset } from '../../../src/domain/callables/pictures.ts';
import { MAX_PIXELS, STORED_MAX_BYTES } from '../../../src/domain/pictures/limits.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import type { ReadPicture } from './read-picture.ts';

/** Pixels of the longer side. */
const MAX_SIDE_LENGTH: Readonly<Record<PicturePreset, number>> = { photo: 1600, plan: 2000, profile: 512, logo: 512 };
const THUMBNAIL_SIDE = 320;
const QUALITIES = [82, 72, 60, 48, 36];
const SCALES = [1, 0.75, 0.5, 0.35, 0.25];

export type Encoded = {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/png';
  /** pixels */
  readonly width: number;
  readonly height: number;
};
export type ShrunkPicture = { readonly main: Encoded; readonly thumbnail: Encoded };

const NOTHING = { bytes: Buffer.alloc(0), width: 0, height: 0 } as const;

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

// A function serves one call at a time on a small machine, so a cache would only cost memory.
sharp.cache(false);

/**
 * Returns the picture as it is stored, and its thumbnail: turned the right way up, no larger than its preset, at most
 * 250,000 bytes, without any metadata (no place, no camera, no comment). Pictures are JPEGs; a transparent logo stays a
 * PNG. Refuses a file that turns out to be damaged ('picture/invalid').
 */
export async function shrinkPicture(picture: ReadPicture, preset: PicturePreset): Promise<ShrunkPicture | Refusal> {
  const pixels = await unfold(picture, preset).catch(() => null);
  if (pixels === null) return refuse('picture/invalid', 'base64picture');
  const keepsHoles = preset === 'logo' && pixels.info.channels === 4;
  const encode = keepsHoles ? smallPng : smallJpeg;
  const [main, thumbnail] = await Promise.all([
    encode(pixels, Math.max(pixels.info.width, pixels.info.height)),
    encode(pixels, THUMBNAIL_SIDE),
  ]);
  return { main, thumbnail };
}

/** Decodes the whole file, so that damage is found, to no more pixels than will be stored. */
async function unfold({ bytes }: ReadPicture, preset: PicturePreset): Promise<Pixels> {
  const side = MAX_SIDE_LENGTH[preset];
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

async function smallJpeg(pixels: Pixels, side: number): Promise<Encoded> {
  let encoded: Encoded = { ...NOTHING, contentType: 'image/jpeg' };
  for (const scale of SCALES)
    for (const quality of QUALITIES) {
      const image = scaled(pixels, side * scale).flatten({ background: '#ffffff' });
      encoded = { ...(await written(image.jpeg({ quality, mozjpeg: true }))), contentType: 'image/jpeg' };
      if (encoded.bytes.length <= STORED_MAX_BYTES) return encoded;
      // At this size a lower quality is not enough: fewer pixels are.
      if (encoded.bytes.length > 3 * STORED_MAX_BYTES) break;
    }
  return encoded;
}

async function smallPng(pixels: Pixels, side: number): Promise<Encoded> {
  let encoded: Encoded = { ...NOTHING, contentType: 'image/png' };
  for (const scale of SCALES) {
    const image = scaled(pixels, side * scale).png({ palette: true, compressionLevel: 9 });
    encoded = { ...(await written(image)), contentType: 'image/png' };
    if (encoded.bytes.length <= STORED_MAX_BYTES) break;
  }
  return encoded;
}

async function written(image: Sharp): Promise<Omit<Encoded, 'contentType'>> {
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}

function scaled({ data, info: { width, height, channels } }: Pixels, side: number): Sharp {
  const longest = Math.max(1, Math.round(side));
  return sharp(data, { raw: { width, height, channels } }).resize({
    width: longest,
    height: longest,
    fit: 'inside',
    withoutEnlargement: true,
  });
}
