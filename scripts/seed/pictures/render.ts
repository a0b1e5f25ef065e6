import sharp from 'sharp';
import { PIXELS } from './backdrop.ts';
import { DRAWINGS } from './drawings.ts';

/** A drawing as it is stored: the picture and its thumbnail, JPEGs both. */
export type Rendered = { readonly main: Buffer; readonly thumbnail: Buffer };

const THUMBNAIL_WIDTH = 320;

// Every drawing is rendered once, and the caller decides how many at a time: more threads and a cache only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** Returns a drawing of the seed, rendered. Throws for an unknown name. */
export async function renderDrawing(name: string): Promise<Rendered> {
  const svg = DRAWINGS.get(name)?.();
  if (svg === undefined) throw new Error(`The seed has no drawing ${name}`);
  const pixels = await sharp(Buffer.from(svg))
    .resize(PIXELS.width, PIXELS.height)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();
  const image = () => sharp(pixels, { raw: { ...PIXELS, channels: 3 } });
  const [main, thumbnail] = await Promise.all([
    image().jpeg({ quality: 72 }).toBuffer(),
    image().resize(THUMBNAIL_WIDTH).jpeg({ quality: 74 }).toBuffer(),
  ]);
  return { main, thumbnail };
}
