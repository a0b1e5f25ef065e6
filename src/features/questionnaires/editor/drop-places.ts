import type { Place } from './section-changes.ts';

const BETWEEN = '\n';

/** Returns the text of `data-drop` for a place among the questions of a section. */
export function dropOf({ sectionId, at }: Place): string {
  return `${sectionId}${BETWEEN}${at}`;
}

/** Returns the place that `dropOf` has written; null for another text. */
export function placeFromDrop(text: string): Place | null {
  const [sectionId, at] = text.split(BETWEEN);
  return sectionId === undefined || at === undefined ? null : { sectionId, at: Number(at) };
}
