/** Accents of HTML names: '&eacute;' is an e with an acute accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', szlig: 'ß', oelig: 'œ', OElig: 'Œ', aelig: 'æ' },
  ...{ AElig: 'Æ', oslash: 'ø', Oslash: 'Ø', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—' },
  ...{ hellip: '…', deg: '°', laquo: '«', raquo: '»', euro: '€' },
};
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z])(grave|acute|circ|tilde|uml|ring|cedil|caron)|([a-z]{2,6}));/gi;
const LAST_CHARACTER = 0x10_ffff;

/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; the five that it lacks stay control characters. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 that was read as Western European: 'Ã©' for é, 'â€™' for an apostrophe, 'ðŸ¦' for the beginning of an emoji. */
const MISREAD = new RegExp(
  `[ÂÃÄÅ][\\u0080-\\u00bf${UPPER}]|â[€‚„™ˆ‰][\\u0080-\\u00bf${UPPER}]|ðŸ[\\u0080-\\u00bf${UPPER}]{2}`,
  'gu',
);

/**
 * Returns what a text probably meant whose characters were converted wrongly on the way: 'LÃ©o' and 'L&eacute;o' are
 * 'Léo'; null for a text without a trace of that.
 */
export function likelyText(text: string): string | null {
  if (!/[&ÂÃÄÅâð]/.test(text)) return null;
  const read = text.replace(ENTITY, characterOf).replace(MISREAD, reread);
  return read === text ? null : read;
}

function characterOf(
  whole: string,
  decimal: string | undefined,
  hexadecimal: string | undefined,
  letter: string | undefined,
  accent: string | undefined,
  name: string | undefined,
): string {
  if (letter !== undefined && accent !== undefined)
    return (letter + (ACCENTS[accent.toLowerCase()] ?? '')).normalize('NFC');
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code >= 32 && code <= LAST_CHARACTER ? String.fromCodePoint(code).toWellFormed() : whole;
}

/** Returns the character that was misread; every text that `MISREAD` finds is one in UTF-8. */
function reread(whole: string): string {
  return decodeURIComponent([...whole].map(byteOf).join(''));
}

/** Returns the byte of a Western European character, as an address spells it: '%C3'. */
function byteOf(character: string): string {
  const upper = UPPER.indexOf(character);
  const byte = upper === -1 ? character.charCodeAt(0) : 0x80 + upper;
  return `%${byte.toString(16)}`;
}
