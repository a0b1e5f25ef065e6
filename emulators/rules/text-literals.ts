/**
 * Decodes string, bytes and number literals. Source: the literals that Google's Rules Test API accepts, which are fewer
 * than in CEL.
 */

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};
const HEX = /^x([0-9a-fA-F]{2})/;
const OCTAL = /^([0-3][0-7]{2})/;
const CODE_UNIT = /^u([0-9a-fA-F]{4})/;

type Unit = { readonly text: string; readonly byte: number | null };

/** Splits the inner text of a literal into characters; null for an invalid escape. */
function unescape(inner: string, ofBytes: boolean): Unit[] | null {
  const units: Unit[] = [];
  for (let at = 0; at < inner.length;) {
    const character = inner[at] as string;
    if (character !== '\\') {
      units.push({ text: character, byte: null });
      at += 1;
      continue;
    }
    const rest = inner.slice(at + 1, at + 6);
    const simple = SIMPLE[rest[0] ?? ''];
    if (simple !== undefined) {
      units.push({ text: simple, byte: null });
      at += 2;
      continue;
    }
    const form = [HEX, OCTAL, CODE_UNIT].find((candidate) => candidate.test(rest));
    // A byte has no code unit.
    if (form === undefined || (form === CODE_UNIT && ofBytes)) return null;
    const [all, digits = ''] = form.exec(rest) ?? [''];
    const code = Number.parseInt(digits, form === OCTAL ? 8 : 16);
    units.push({ text: String.fromCharCode(code), byte: form === CODE_UNIT ? null : code });
    at += 1 + all.length;
  }
  return units;
}

/** Returns the text of a string literal's inner text, or null for an unknown escape. */
export function decodeString(inner: string): string | null {
  return (
    unescape(inner, false)
      ?.map((unit) => unit.text)
      .join('') ?? null
  );
}

/** Returns the bytes of a bytes literal's inner text: characters as UTF-8, \x and octal escapes as one byte each. */
export function decodeBytes(inner: string): Uint8Array | null {
  const units = unescape(inner, true);
  if (!units) return null;
  const bytes: number[] = [];
  let text = '';
  const flush = () => {
    bytes.push(...Buffer.from(text, 'utf8'));
    text = '';
  };
  for (const unit of units) {
    if (unit.byte === null) {
      text += unit.text;
    } else {
      flush();
      bytes.push(unit.byte);
    }
  }
  flush();
  return Uint8Array.from(bytes);
}

/** The largest int; a literal may be one larger directly after a minus. */
export const INT_MAX = 9223372036854775807n;
export const INT_MIN = -9223372036854775808n;
