import type { Density } from './list-settings.ts';

/** The height of a row in pixels, with its line, as `--row-px` of the style sheet: a mouse needs less than a finger. */
const ROW_PX: Readonly<Record<'fine' | 'coarse', Readonly<Record<Density, number>>>> = {
  fine: { comfortable: 40, compact: 32 },
  coarse: { comfortable: 48, compact: 36 },
};

/** Returns the height of the rows of a list in which only the visible ones are drawn. */
export function rowHeight(density: Density): number {
  const isFine = globalThis.matchMedia?.('(pointer: coarse)').matches !== true;
  return ROW_PX[isFine ? 'fine' : 'coarse'][density];
}
