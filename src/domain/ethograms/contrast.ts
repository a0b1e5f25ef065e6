/** The contrast that the words of a key need against its colour (WCAG 2, level AA). */
export const MIN_CONTRAST = 4.5;

/** Returns the contrast of white words on a colour '#rrggbb', from 1 (white) to 21 (black); 1 for any other text. */
export function contrastWithWhite(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return 1;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
