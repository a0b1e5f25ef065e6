import type { PercentCrop } from 'react-image-crop';

/** Returns the part of a picture as a file of the same name; the file itself for the whole of it, null when it cannot be drawn. */
export async function cropped(image: HTMLImageElement, crop: PercentCrop, file: File): Promise<File | null> {
  if (crop.width >= 99.5 && crop.height >= 99.5) return file;
  const pixels = {
    x: Math.round((crop.x / 100) * image.naturalWidth),
    y: Math.round((crop.y / 100) * image.naturalHeight),
    width: Math.max(1, Math.round((crop.width / 100) * image.naturalWidth)),
    height: Math.max(1, Math.round((crop.height / 100) * image.naturalHeight)),
  };
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, pixels.width, pixels.height);
  context.drawImage(image, -pixels.x, -pixels.y);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 }).catch(() => null);
  return blob === null ? null : new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}
