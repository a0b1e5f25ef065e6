/**
 * Characters that may carry an accent: all but ASCII letters and signs, and the two ASCII accents. Most texts have none
 * and stay whole.
 */
const MAY_HAVE_ACCENTS = /[^ -\]_a-~]/;

/** Returns a text in the form for comparison: without accents, case, blanks at its ends and doubled blanks. */
export function folded(text: string): string {
  const plain = MAY_HAVE_ACCENTS.test(text) ? text.normalize('NFD').replace(/\p{Diacritic}/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .trim();
}

/** Returns only the letters and digits of a folded text: 'E-mail :' and 'email' are the same heading. */
export function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns whether the text holds every word of the search, without regard to case and accents; an empty search matches
 * all.
 */
export function hasEveryWord(text: string, search: string): boolean {
  const compared = folded(text);
  return folded(search)
    .split(' ')
    .every((word) => compared.includes(word));
}

const SPELT_OUT: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" };

/**
 * Returns a name in the form for comparison of names: small letters without accents, ligatures spelt out, single
 * blanks; '' for blanks.
 */
export function foldedName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ’]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the words of a text in the form for comparison of names, each once; empty for a text without letters or
 * digits.
 */
export function foldedWords(text: string): string[] {
  return [...new Set(foldedName(text).split(/[^\p{L}\p{N}]+/u))].filter((word) => word !== '');
}
