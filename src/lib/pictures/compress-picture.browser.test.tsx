import { describe, expect, test } from 'vitest';
import { base64Of } from './base64-of.ts';
import { compressPicture, SENT_MAX_BYTES } from './compress-picture.ts';
import { CHOSEN_MAX_BYTES } from './open-picture.ts';

/** A photo of pure noise, the hardest to compress, or of one colour. */
async function aPicture(width: number, height: number, type: 'image/jpeg' | 'image/png', noisy = false): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'rgba(20, 90, 160, 0.5)';
  context.fillRect(0, 0, width, height);
  if (noisy) {
    const rows = 64;
    const noise = context.createImageData(width, rows);
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    for (let top = 0; top < height; top += rows) context.putImageData(noise, 0, top);
  }
  return canvas.convertToBlob({ type, quality: 0.95 });
}

const sizeOf = async (picture: Blob) => {
  const { width, height } = await createImageBitmap(picture);
  return { width, height };
};
const compressed = async (...request: Parameters<typeof compressPicture>) => {
  const result = await compressPicture(...request);
  if (!result.ok) throw new Error(result.problem);
  return result.picture;
};
const problemOf = async (...request: Parameters<typeof compressPicture>) => {
  const result = await compressPicture(...request);
  return result.ok ? 'none' : result.problem;
};

describe('a chosen picture', () => {
  test('is sent as a JPEG no larger than its screen needs', async () => {
    const picture = await compressed(await aPicture(3000, 1500, 'image/png'));
    expect(picture.type).toBe('image/jpeg');
    expect(await sizeOf(picture)).toEqual({ width: 1600, height: 800 });
  });

  test('is never enlarged', async () => {
    expect(await sizeOf(await compressed(await aPicture(30, 20, 'image/jpeg')))).toEqual({ width: 30, height: 20 });
  });

  test('of noise has at most 250,000 bytes in the end', async () => {
    const noisy = await aPicture(2600, 2000, 'image/jpeg', true);
    expect(noisy.size).toBeGreaterThan(2_000_000);
    expect(noisy.size).toBeLessThan(CHOSEN_MAX_BYTES);
    const seen: number[] = [];
    const picture = await compressed(noisy, { onProgress: (done) => seen.push(done) });
    expect(picture.size).toBeLessThanOrEqual(SENT_MAX_BYTES);
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
  });

  test('keeps its transparency as a logo, and loses it as a photo', async () => {
    const logo = await aPicture(900, 300, 'image/png');
    const kept = await compressed(logo, { longestSide: 512, keepsHoles: true });
    expect(kept.type).toBe('image/png');
    expect(await sizeOf(kept)).toEqual({ width: 512, height: 171 });
    expect((await compressed(logo)).type).toBe('image/jpeg');
  });

  test('is read as base64', async () => {
    const picture = await compressed(await aPicture(8, 8, 'image/jpeg'));
    const bytes = Uint8Array.from(atob(await base64Of(picture)), (letter) => letter.charCodeAt(0));
    expect(bytes).toEqual(new Uint8Array(await picture.arrayBuffer()));
    expect(await base64Of(new Blob([]))).toBe('');
  });
});

describe('a chosen file', () => {
  const padded = (blob: Blob, size: number) => new Blob([blob, new Uint8Array(size - blob.size)]);

  test.each([
    [CHOSEN_MAX_BYTES - 1, 'none'],
    [CHOSEN_MAX_BYTES, 'none'],
    [CHOSEN_MAX_BYTES + 1, 'picture/invalid'],
  ])('of %i bytes has the problem "%s"', async (size, problem) => {
    const file = padded(await aPicture(8, 8, 'image/jpeg'), size);
    expect(file.size).toBe(size);
    expect(await problemOf(file)).toBe(problem);
  });

  test.each([
    ['nothing', new Blob([])],
    ['a drawing with a script', new Blob(['<svg><script>1</script></svg>'], { type: 'image/png' })],
    ['a GIF that says it is a photo', new Blob(['GIF89a'], { type: 'image/jpeg' })],
  ])('that is %s is refused', async (_what, file) => expect(await problemOf(file)).toBe('picture/invalid'));

  test('of 400 million pixels is refused before it is decoded', async () => {
    const bytes = new Uint8Array(await (await aPicture(8, 8, 'image/png')).arrayBuffer());
    new DataView(bytes.buffer).setUint32(16, 20_000);
    new DataView(bytes.buffer).setUint32(20, 20_000);
    expect(await problemOf(new Blob([bytes]))).toBe('picture/too-many-pixels');
  });

  test('that is damaged cannot be processed', async () => {
    const bytes = new Uint8Array(await (await aPicture(400, 400, 'image/png', true)).arrayBuffer());
    expect(await problemOf(new Blob([bytes.slice(0, 60)]))).toBe('picture/process-failed');
  });

  test('is aborted at once when the person says so', async () => {
    const file = await aPicture(2000, 2000, 'image/jpeg', true);
    const giveUp = new AbortController();
    const under = compressPicture(file, { signal: giveUp.signal, onProgress: () => giveUp.abort() });
    await expect(under).rejects.toMatchObject({ name: 'AbortError' });
    await expect(compressPicture(file, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
