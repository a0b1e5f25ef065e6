export type Side = 'top' | 'bottom' | 'right';
type Box = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/** The distance between an element and its explanation. */
const GAP = 8;
/** The distance between an explanation and the edge of the window. */
const MARGIN = 4;

/**
 * Returns the place of an explanation in the window: at the wanted side, or below or above when there is no room,
 * always whole. `arrow` is the position of its pointer along its edge.
 */
export function placeOf(anchor: Box, bubble: Size, viewport: Size, wanted: 'top' | 'right') {
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  const right = anchor.left + anchor.width + GAP;
  if (wanted === 'right' && right + bubble.width + MARGIN <= viewport.width) {
    const top = kept(middleY - bubble.height / 2, viewport.height - bubble.height);
    return { side: 'right' as Side, top, left: right, arrow: middleY - top };
  }
  const above = anchor.top - GAP - bubble.height;
  const side: Side = above >= MARGIN ? 'top' : 'bottom';
  const left = kept(middleX - bubble.width / 2, viewport.width - bubble.width);
  return { side, top: side === 'top' ? above : anchor.top + anchor.height + GAP, left, arrow: middleX - left };
}

function kept(wished: number, furthest: number): number {
  return Math.max(MARGIN, Math.min(wished, furthest - MARGIN));
}
