import { drawingOf, type PercentArea, type Turn } from './crop-geometry.ts';

/** Pixels of the longer side of a cropped file: more than is ever sent, and less than ten megabytes. */
const LONGEST_SIDE = 2_400;

/** Draws an area of a turned picture on a canvas, which gets its size, at most `longestSide` pixels long. */
export function drawCrop(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  bitmap: ImageBitmap,
  turn: Turn,
  area: PercentArea,
  longestSide: number,
): void {
  const { width, height, matrix } = drawingOf(bitmap, turn, area, longestSide);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(bitmap, 0, 0);
}

/**
 * Returns an area of a turned picture as a file of the same name: a JPEG, or with `keepsHoles` a PNG for a PNG. Null
 * when the browser cannot draw it.
 */
export async function croppedFile(
  bitmap: ImageBitmap,
  turn: Turn,
  area: PercentArea,
  { file, keepsHoles }: { readonly file: File; readonly keepsHoles: boolean },
): Promise<File | null> {
  try {
    const type = keepsHoles && file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const canvas = new OffscreenCanvas(1, 1);
    drawCrop(canvas, bitmap, turn, area, LONGEST_SIDE);
    const context = canvas.getContext('2d');
    if (context !== null && type === 'image/jpeg') {
      // Behind what is drawn: a JPEG has no holes, and its paper is white.
      context.resetTransform();
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    const blob = await canvas.convertToBlob({ type, quality: 0.95 });
    return new File([blob], file.name, { type, lastModified: file.lastModified });
  } catch {
    return null;
  }
}
