/** A value as raw JSON: some cannot be written any other way. */
export type RawJson = string;
/** What stands where a value belongs; it is put in once the rest is text. */
const PLACEHOLDER = '@@value@@';
/** By these words a bad value is found again wherever it was stored. */
export const MARKER = 'zz-canary';

/** Longer by a letter than the longest text any field takes, files apart: what an information says may have 20,000. */
export const TOO_LONG: RawJson = `"${'x'.repeat(20_001)}"`;
/** As much as a picture may have, and no picture. A busy machine carries it to a function for a second: not in every field. */
export const TEN_MEGABYTES: RawJson = `"${'x'.repeat(10_000_000)}"`;

/** The kinds of bad values, each as a function of what stands there when it is right; null leaves the field out. */
export function badValues(foreign: { zooId: string; userId: string }) {
  return {
    missing: () => null,
    null: () => 'null',
    'wrong type': (right) => (typeof right === 'string' ? '12345' : `"${MARKER}"`),
    empty: (right) => (Array.isArray(right) ? '[]' : isRecord(right) ? '{}' : '""'),
    'a thousand deep': () => `${'['.repeat(1_000)}${']'.repeat(1_000)}`,
    'a way up': () => `"../../${MARKER}"`,
    'an absolute path': () => `"/etc/${MARKER}"`,
    // No path, and still the id of no document.
    'a reserved name': () => `"__${MARKER}__"`,
    'a foreign establishment': () => JSON.stringify(foreign.zooId),
    'a foreign person': () => JSON.stringify(foreign.userId),
    'control characters': () => String.raw`"a\u0000b\u001b[31m\r\n${MARKER}"`,
    // The first half of a pair alone: no text that a database could store.
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

/** Returns the way to the longest text of a request, its file if it has one; without a text the way to its first field. */
export function longestOf(request: unknown): readonly string[] {
  const ways = fieldsOf(request);
  const lengthAt = (way: readonly string[]) => {
    const value = at(request, way);
    return typeof value === 'string' ? value.length : 0;
  };
  return ways.reduce((longest, way) => (lengthAt(way) > lengthAt(longest) ? way : longest), ways[0] ?? []);
}

/** What stands at the end of a way. */
export function at(request: unknown, way: readonly string[]): unknown {
  return way.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], request);
}

/** Returns the request with a raw value in the place of the right one, as the body of a call. */
export function bodyWith(request: unknown, way: readonly string[], value: RawJson | null): string {
  const copy = structuredClone(request);
  const holder = at(copy, way.slice(0, -1)) as Record<string, unknown>;
  const last = way.at(-1)!;
  if (value === null && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (value === null) delete holder[last];
  else holder[last] = PLACEHOLDER;
  // a function: the value may hold what `replace` takes for a pattern
  return `{"data":${JSON.stringify(copy).replace(`"${PLACEHOLDER}"`, () => value ?? '')}}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
