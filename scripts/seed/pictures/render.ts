import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PIXELS } from './backdrop.ts';
import { DRAWINGS } from './drawings.ts';

/** A drawing as it is stored: the picture and its thumbnail, JPEGs both. */
export type Rendered = { readonly main: Buffer; readonly thumbnail: Buffer };

const THUMBNAIL_WIDTH = 320;

/** Returns every drawing rendered, by its name. */
export async function renderDrawings(
  names: Iterable<string> = DRAWINGS.keys(),
): Promise<ReadonlyMap<string, Rendered>> {
  const rendered = await Promise.all([...new Set(names)].map(async (name) => [name, await render(name)] as const));
  return new Map(rendered);
}

async function render(name: string): Promise<Rendered> {
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

/** Returns a token that depends on the name only, in the service's format. */
export function tokenOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
