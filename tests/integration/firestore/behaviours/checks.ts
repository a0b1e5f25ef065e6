/** The checks of behaviours, without a test runner, since they also run inside a page. */
import { isPlainObject, Special } from './values.ts';

/** Equal to the last bit: 0 differs from -0, and NaN equals itself. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => equal(item, b[index]));
  }
  if (a instanceof Special && b instanceof Special) return a.kind === b.kind && equal([...a.of], [...b.of]);
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

export function shown(value: unknown): string {
  if (value instanceof Special) return `${value.kind}(${value.of.map(shown).join(', ')})`;
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (isPlainObject(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${shown(item)}`);
    return `{${entries.join(', ')}}`;
  }
  if (typeof value === 'string')
    return value.length > 300 ? `"${value.slice(0, 50)}…" (${value.length})` : `"${value}"`;
  return Object.is(value, -0) ? '-0' : String(value);
}

export function same(actual: unknown, expected: unknown): void {
  if (!equal(actual, expected)) throw new Error(`expected ${shown(expected)}, got ${shown(actual)}`);
}

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`does not hold: ${what}`);
}

const codes = [
  'ok',
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
] as const;

export type Code = (typeof codes)[number];

/** The code's name, whether a library gives it as a word, as a number, or refuses by itself without one. */
export function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'number') return codes[code] ?? String(code);
  if (typeof code === 'string') return code.replace(/^firestore\//, '');
  return `no code: ${String(error)}`;
}

/** The action is refused with this code and, if given, these words. */
export async function refused(action: Promise<unknown>, code: Code, words?: RegExp): Promise<void> {
  try {
    await action;
  } catch (error) {
    const { message } = error as Error;
    if (codeOf(error) !== code)
      throw new Error(`refused with ${codeOf(error)}, not ${code}: ${message}`, { cause: error });
    if (words !== undefined && !words.test(message))
      throw new Error(`refused with other words: ${message}`, { cause: error });
    return;
  }
  throw new Error(`was not refused; expected ${code}`);
}

/** A client library may refuse before it asks the server, with an error of its own that has no code. */
export async function refusedSomewhere(action: Promise<unknown>, code: Code): Promise<void> {
  try {
    await action;
  } catch (error) {
    const found = codeOf(error);
    if (found === code || found.startsWith('no code: Error: ')) return;
    throw new Error(`refused with ${found}, not ${code}`, { cause: error });
  }
  throw new Error(`was not refused; expected ${code}`);
}
