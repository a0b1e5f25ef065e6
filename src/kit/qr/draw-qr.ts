import { create } from 'qrcode';

/** Cameras need this many empty squares around the code. */
const MARGIN = 4;

/** Returns the dark squares of a QR code as the path of a drawing `size` squares wide, its margin included. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index).filter((index) => modules.data[index]);
  const square = (index: number) =>
    `M${(index % modules.size) + MARGIN} ${Math.floor(index / modules.size) + MARGIN}h1v1h-1z`;
  return { size: modules.size + 2 * MARGIN, path: dark.map(square).join('') };
}
