/**
 * Returns whether a text may hold what plain markdown does not know: a table, struck words, a box to tick, a footnote
 * or an address without brackets. Too often yes costs a few bytes, wrongly no would show the signs themselves.
 */
export function isWide(text: string): boolean {
  return /\||~|\[[ xX]\]|\[\^|https?:|www\.|@/.test(text);
}
