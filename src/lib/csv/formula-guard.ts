/**
 * A spreadsheet opens a text with such a beginning as a formula, and a hostile person may have typed it as a name.
 * Apostrophes before it count as part of it, so that a text that has its own is told apart from a guarded one.
 */
const FORMULA = /^'*[\s"\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^'*[\t\r\n]/u;

/**
 * The same inside a text: a program that expects another separator splits a quoted text there, and takes the rest as a
 * cell of its own. A plain number stays (the second half of a coordinate), as does the dash of a list in a note.
 */
const FORMULA_INSIDE =
  /([,;\t])(?='*[\s"\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])(?!\s*[+-]?[\d.]+\s*(?:[,;\t\r\n]|$))|([\r\n])(?='*[\t "\u200b\ufeff]*(?:[=@\uff1d\uff0b\uff0d\uff20]|[+-](?! )))/gu;
/** The same place, asked of one sign with its text behind it. */
const INSIDE_HERE = new RegExp(`^(?:${FORMULA_INSIDE.source})`, 'u');

/** A longer text fits no field of the product and stays as it is. */
const MAX_UNGUARDED = 20_000;

/** Returns the text with an apostrophe before everything that a spreadsheet would calculate. */
export function withFormulaGuard(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_INSIDE, "$1$2'");
}

/**
 * Returns the text without the apostrophes of `withFormulaGuard`: the exact inverse, so that an exported file comes back
 * as it was. An apostrophe before anything else is part of the text.
 */
export function withoutFormulaGuard(text: string): string {
  if (!text.includes("'") || text.length > MAX_UNGUARDED) return text;
  let tail = '';
  let end = text.length;
  // From the end: whether an apostrophe is a guard depends on the text behind it as it was before it was guarded.
  for (let at = text.lastIndexOf("'"); at > 0; at = text.lastIndexOf("'", at - 1)) {
    const behind = text.slice(at + 1, end) + tail;
    const isGuard = INSIDE_HERE.test((text[at - 1] ?? '') + behind);
    tail = isGuard ? behind : `'${behind}`;
    end = at;
  }
  const whole = text.slice(0, end) + tail;
  return whole.startsWith("'") && FORMULA.test(whole.slice(1)) ? whole.slice(1) : whole;
}
