/** Combining accents by the sign of their LaTeX command. */
const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '"': '\u0308',
  r: '\u030A',
  v: '\u030C',
  c: '\u0327',
};
const LETTERS: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  L: 'Ł',
  i: 'i',
};

/** Returns a value of BibTeX as plain text: accents and letters of LaTeX commands, no braces, single blanks. */
export function plainLatex(value: string): string {
  return value
    .replace(/\\([`'^~"])\s*\{?\\?([A-Za-z])(?:(?<=\\i) )?\}?/g, (_all, accent: string, letter: string) =>
      withAccent(letter, accent),
    )
    .replace(/\\([rvc])\s*\{([A-Za-z])\}/g, (_all, accent: string, letter: string) => withAccent(letter, accent))
    .replace(/\\(ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i)(?![A-Za-z])\s*(\{\})?/g, (_all, name: string) => LETTERS[name] ?? name)
    .replace(/\\([&%$#_])/g, '$1')
    .replace(/---?/g, '–')
    .replace(/[{}]/g, '')
    .replace(/~/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function withAccent(letter: string, accent: string): string {
  return (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
}
