/** Decodes string, bytes and number literals. Source: firebase.google.com/docs/rules/rules-language and CEL. */

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  a: '\u0007',
  v: '\u000b',
};
const FORMS = [/^x([0-9a-fA-F]{2})/, /^u([0-9a-fA-F]{4})/, /^U([0-9a-fA-F]{8})/, /^([0-3][0-7]{2})/] as const;

type Unit = { readonly text: string; readonly byte: number | null };

/** Splits the inner text of a literal into characters; null where an escape is not one of the language. */
function unescape(inner: string): Unit[] | null {
  const units: Unit[] = [];
  for (let at = 0; at < inner.length;) {
    const character = inner[at] as string;
    if (character !== '\\') {
      units.push({ text: character, byte: null });
      at += 1;
      continue;
    }
    const rest = inner.slice(at + 1, at + 10);
    const simple = SIMPLE[rest[0] ?? ''];
    if (simple !== undefined) {
      units.push({ text: simple, byte: null });
      at += 2;
      continue;
    }
    const form = FORMS.findIndex((candidate) => candidate.test(rest));
    if (form === -1) return null;
    const digits = (FORMS[form] as RegExp).exec(rest)?.[1] as string;
    const code = Number.parseInt(digits, form === 3 ? 8 : 16);
    if (code > 0x10ffff) return null;
    units.push({ text: String.fromCodePoint(code), byte: form === 0 || form === 3 ? code : null });
    at += 1 + digits.length + (form === 3 ? 0 : 1);
  }
  return units;
}

/** Returns the text of a string literal's inside, or null where an escape is unknown. */
export function decodeString(inner: string): string | null {
  return (
    unescape(inner)
      ?.map((unit) => unit.text)
      .join('') ?? null
  );
}

/** Returns the bytes of a bytes literal's inside: characters as UTF-8, \x and octal escapes as one byte each. */
export function decodeBytes(inner: string): Uint8Array | null {
  const units = unescape(inner);
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

/** The largest int; a literal may be one more only directly after a minus. */
export const INT_MAX = 9223372036854775807n;
export const INT_MIN = -9223372036854775808n;
