/** A value as raw JSON: some values have no other form. */
export type RawJson = string;
/** The placeholder of a value, replaced once the rest is text. */
const PLACEHOLDER = '@@value@@';
/** The mark by which a stored bad value is found. */
export const MARKER = 'zz-canary';

/** One letter longer than the longest text of any field, files apart: the content of an information may have 20,000. */
export const TOO_LONG: RawJson = `"${'x'.repeat(20_001)}"`;
/**
 * As large as a picture may be, and no picture. A busy machine takes a second to send it, so it is not tried in every
 * field.
 */
export const TEN_MEGABYTES: RawJson = `"${'x'.repeat(10_000_000)}"`;

/** The kinds of bad values, each as a function of the valid value; null leaves the field out. */
export function badValues(foreign: { zooId: string; userId: string }) {
  return {
    missing: () => null,
    null: () => 'null',
    'wrong type': (right) => (typeof right === 'string' ? '12345' : `"${MARKER}"`),
    empty: (right) => (Array.isArray(right) ? '[]' : isRecord(right) ? '{}' : '""'),
    'a thousand deep': () => `${'['.repeat(1_000)}${']'.repeat(1_000)}`,
    'a way up': () => `"../../${MARKER}"`,
    'an absolute path': () => `"/etc/${MARKER}"`,
    // Not a path, and still not a valid id of a document.
    'a reserved name': () => `"__${MARKER}__"`,
    'a foreign establishment': () => JSON.stringify(foreign.zooId),
    'a foreign person': () => JSON.stringify(foreign.userId),
    'control characters': () => String.raw`"a\u0000b\u001b[31m\r\n${MARKER}"`,
    // The first half of a pair alone: a text that no database can store.
    'half a character': () => String.raw`"${MARKER}\ud83d"`,
    'other ancestors': () => `{"__proto__":{"isAdmin":true,"name":"${MARKER}"}}`,
    HTML: () => `"<img src=x onerror=alert(1)>${MARKER}"`,
    'a formula': () => String.raw`"=HYPERLINK(\"http://x.example\";\"${MARKER}\")"`,
  } satisfies Record<string, (right: unknown) => RawJson | null>;
}

/** Returns the ways to every field of a request, of its parts and of the first element of its lists. */
export function fieldsOf(request: unknown, way: readonly string[] = []): (readonly string[])[] {
  const own = way.length === 0 ? [] : [way];
  if (Array.isArray(request))
    return [...own, ...fieldsOf(request[0], [...way, '0']).filter((one) => one.length > way.length)];
  if (!isRecord(request)) return own;
  return [...own, ...Object.entries(request).flatMap(([name, value]) => fieldsOf(value, [...way, name]))];
}

/**
 * Returns the way to the longest text of a request, its file if it has one; without a text, the way to its first field.
 */
export function longestOf(request: unknown): readonly string[] {
  const ways = fieldsOf(request);
  const lengthAt = (way: readonly string[]) => {
    const value = at(request, way);
    return typeof value === 'string' ? value.length : 0;
  };
  return ways.reduce((longest, way) => (lengthAt(way) > lengthAt(longest) ? way : longest), ways[0] ?? []);
}

/** Returns the value at the end of a way. */
export function at(request: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], request);
}

/** Returns the request with a raw value in place of the valid one, as the body of a call. */
export function bodyWith(request: unknown, way: readonly string[], value: RawJson | null): string {
  const copy = structuredClone(request);
  const holder = at(copy, way.slice(0, -1)) as Record<string, unknown>;
  const last = way.at(-1)!;
  if (value === null && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (value === null) delete holder[last];
  else holder[last] = PLACEHOLDER;
  // a function: the value may contain a pattern of `replace`
  return `{"data":${JSON.stringify(copy).replace(`"${PLACEHOLDER}"`, () => value ?? '')}}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
