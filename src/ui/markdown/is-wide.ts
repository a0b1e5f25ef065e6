/**
 * Returns whether a text may have more than plain markdown: a table, struck words, a box to tick, a footnote or an
 * address without brackets. A wrong yes costs a few bytes; a wrong no would show the markup itself.
 */
export function isWide(text: string): boolean {
  return /\||~|\[[ xX]\]|\[\^|https?:|www\.|@/.test(text);
}
