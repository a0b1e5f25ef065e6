const SPELT_OUT: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" };

/** Returns a text as names are compared: small letters without accents, ligatures spelt out, single blanks; '' for blanks. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ’]/g, (letter) => SPELT_OUT[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the words of a text as names are compared, each once; none for a text without letters or digits. */
export function foldedWords(text: string): string[] {
  return [...new Set(folded(text).split(/[^\p{L}\p{N}]+/u))].filter((word) => word !== '');
}
