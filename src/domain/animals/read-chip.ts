const CHIP_DIGITS = 14;
const TRANSPONDER_DIGITS = 15;

/** The result of reading a chip number. */
export type ReadChip =
  | { readonly chip: string }
  /** a number of 15 digits, as ISO 11784 has them */
  | { readonly transponder: string }
  | { readonly wrong: 'length' | 'unreadable' | 'several' | 'precision'; readonly digits: number };

/** Returns the chip number of a text, blanks and signs between its digits left out; nothing is cut off or filled up. */
export function readChip(text: string): ReadChip {
  if (/^\d{14}$/.test(text)) return { chip: text };
  if (isRounded(text)) return { wrong: 'precision', digits: 0 };
  if (text.split(/[,;/|\n]+/).filter((part) => /\d{9}/.test(part.replace(/[\s.-]/g, ''))).length > 1)
    return { wrong: 'several', digits: 0 };
  const plain = text.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(plain)) return { wrong: 'unreadable', digits: 0 };
  if (plain.length === CHIP_DIGITS) return { chip: plain };
  if (plain.length === TRANSPONDER_DIGITS) return { transponder: plain };
  return { wrong: 'length', digits: plain.length };
}

/** Returns whether a spreadsheet wrote a long number as '9,78E+14': the missing digits are lost. */
export function isRounded(text: string): boolean {
  return /^\d([.,]\d+)?e\+?\d{1,3}$/i.test(text);
}
