const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SPECIAL = /[&<>"]/g;
/**
 * Characters that XML refuses, or does not return unchanged; a workbook writes them by their number, and so also a text
 * that looks like such a number.
 */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;

/** Returns a text as XML of a workbook takes it; half a character becomes the sign for a missing one. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(SPECIAL, (found) => NAMES[found] ?? found);
}
