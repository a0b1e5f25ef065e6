/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** A rectangle in per cent of the frame, from its top left corner. */
export type PercentArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** How a picture is turned: quarters clockwise, then degrees clockwise, from -15 to 15, to put a horizon straight. */
export type Turn = { readonly quarters: number; readonly degrees: number };

/** A picture as it is drawn: the size of the drawing, and the matrix (a, b, c, d, e, f) of a canvas. */
export type Drawing = Size & { readonly matrix: readonly [number, number, number, number, number, number] };

export const WHOLE_AREA: PercentArea = { x: 0, y: 0, width: 100, height: 100 };

/** Returns the frame in which a turned picture is shown: its own size, on its side after an odd number of quarters. */
export function frameOf({ width, height }: Size, { quarters }: Turn): Size {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns by how much a picture that is turned by `degrees` is enlarged, so that no corner of its frame is empty. */
export function coverScale({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width);
}

/** Returns the largest area of a ratio (width by height) in the middle of a frame; without a ratio the whole frame. */
export function largestArea(frame: Size, ratio: number | null): PercentArea {
  if (ratio === null) return WHOLE_AREA;
  const share = ratio / (frame.width / frame.height);
  const width = 100 * Math.min(1, share);
  const height = 100 * Math.min(1, 1 / share);
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** Returns whether an area and a turn leave a picture as it is; a rim of half a per cent is a slip of the hand. */
export function isUntouched(area: PercentArea, { quarters, degrees }: Turn): boolean {
  return quarters % 4 === 0 && degrees === 0 && area.width >= 99.5 && area.height >= 99.5;
}

/**
 * Returns how an area of a turned picture is drawn, at most `longestSide` pixels long and never larger than the picture
 * has it.
 */
export function drawingOf(picture: Size, turn: Turn, area: PercentArea, longestSide: number): Drawing {
  const frame = frameOf(picture, turn);
  const part = { width: (area.width / 100) * frame.width, height: (area.height / 100) * frame.height };
  const reduction = Math.min(1, longestSide / Math.max(part.width, part.height));
  const width = Math.max(1, Math.round(part.width * reduction));
  const height = Math.max(1, Math.round(part.height * reduction));
  const angle = ((turn.quarters * 90 + turn.degrees) * Math.PI) / 180;
  const scale = coverScale(frame, turn.degrees) * reduction;
  const a = Math.cos(angle) * scale;
  const b = Math.sin(angle) * scale;
  // The middle of the picture is the middle of the frame; seen from the area it lies here.
  const middle = {
    x: (frame.width / 2 - (area.x / 100) * frame.width) * reduction,
    y: (frame.height / 2 - (area.y / 100) * frame.height) * reduction,
  };
  const e = middle.x - (a * picture.width - b * picture.height) / 2;
  const f = middle.y - (b * picture.width + a * picture.height) / 2;
  return { width, height, matrix: [a, b, -b, a, e, f] };
}
