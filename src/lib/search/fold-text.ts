const MARKS = /\p{M}+/gu;
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
};
const SPECIAL = /[œæßøłđı’]/g;
// eslint-disable-next-line no-control-regex
const PLAIN = /^[\u0000-\u007f]*$/;

/** Returns a text as a search compares it: small letters without accents, ligatures spelt out. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}
