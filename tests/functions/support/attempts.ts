import { CALLABLES, type CallableName } from '../../../src/domain/callables/contracts.ts';
import { at, badValues, bodyWith, fieldsOf, longestOf, TEN_MEGABYTES, TOO_LONG } from './bad-values.ts';
import { PLAIN_TEXT } from './plain-text-fields.ts';

/** Values that are bad in every field, also if a contract would accept them. */
const ALWAYS_BAD: readonly string[] = ['other ancestors', 'half a character', 'one letter too long', 'of 10 MB'];
/** Values refused before the contract is applied: the answer names no field. */
const REFUSED_UNREAD: readonly string[] = ['other ancestors', 'half a character'];

/**
 * Returns calls of a function with every bad value in every field, and with 10 MB in one of them. `namedFields` are the
 * fields that the contract's refusal can name, the innermost name on the way; null when another part of the server
 * refuses.
 */
export function attemptsAt(
  name: CallableName,
  right: () => Record<string, unknown>,
  foreign: { zooId: string; userId: string },
) {
  const kinds = { ...badValues(foreign), 'one letter too long': () => TOO_LONG };
  const largest = longestOf(right()).join('.');
  return fieldsOf(right()).flatMap((way) => {
    const large = way.join('.') === largest ? { 'of 10 MB': () => TEN_MEGABYTES } : {};
    return Object.entries({ ...kinds, ...large }).map(([kind, make]) => {
      const field = `${name}.${way.join('.')}`;
      const fresh = alone(right(), way);
      const body = bodyWith(fresh, way, make(at(fresh, way)));
      const isShaped = isReadable(name, body);
      const readable = isShaped && !ALWAYS_BAD.includes(kind);
      const mayLackIt = readable && ['missing', 'null', 'empty'].includes(kind);
      const isUnread = isShaped || REFUSED_UNREAD.includes(kind);
      const namedFields = isUnread ? null : [way.findLast(isName) ?? '', ...namesIn(at(fresh, way))];
      return { field, kind, body, isText: readable && PLAIN_TEXT.includes(field), mayLackIt, namedFields };
    });
  });
}

/** Returns the fields whose contract takes a text of unlimited length, apart from files. */
export function fieldsWithoutEnd(name: CallableName, right: Record<string, unknown>): string[] {
  return fieldsOf(right)
    .filter((way) => way.at(-1) !== 'base64picture' && isReadable(name, bodyWith(right, way, TOO_LONG)))
    .map((way) => `${name}.${way.join('.')}`);
}

/** The parts of an import's request whose rows are answered one by one. */
const ROWS: readonly string[] = ['rows', 'groups', 'departures'];

/** Returns the request without the rows beside the tried one: their answers would hide a refusal. */
function alone(request: Record<string, unknown>, [part = '', ...within]: readonly string[]): Record<string, unknown> {
  if (!ROWS.includes(part) || within.length < 2) return request;
  const others = ROWS.filter((other) => other !== part && other in request);
  return { ...request, ...Object.fromEntries(others.map((other) => [other, []])) };
}

function isName(step: string): boolean {
  return !/^\d+$/.test(step);
}

/** The fields of a part; the refusal of an empty part names the first of them. */
function namesIn(part: unknown): string[] {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.keys(part) : [];
}

function isReadable(name: CallableName, body: string): boolean {
  return CALLABLES[name].request.safeParse(JSON.parse(body).data).success;
}
