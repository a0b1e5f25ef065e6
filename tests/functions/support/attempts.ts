import { CALLABLES, type CallableName } from '../../../src/domain/callables/contracts.ts';
import { at, badValues, bodyWith, fieldsOf, longestOf, TEN_MEGABYTES, TOO_LONG } from './bad-values.ts';
import { PLAIN_TEXT } from './plain-text-fields.ts';

/** Bad in every field, also where a contract would let them pass. */
const ALWAYS_BAD: readonly string[] = ['other ancestors', 'one letter too long', 'of 10 MB'];
/** Names whose length the domain measures once the contract has let them pass: checkSpecie, checkLabel and isIucnRow. */
const MEASURED_LATER: readonly string[] = [
  'saveSpecie.trad.fr',
  'saveLabel.trad.fr',
  ...['iucnId', 'latinName', 'className', 'orderLatinName', 'familyLatinName', 'commonNames.fr'].map(
    (name) => `importIucnSpecies.rows.0.${name}`,
  ),
];

/** Returns calls of a function with every bad value in every field, and with 10 MB in one of them. */
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
      const fresh = right();
      const body = bodyWith(fresh, way, make(at(fresh, way)));
      const readable = isReadable(name, body) && !ALWAYS_BAD.includes(kind);
      const mayLackIt = readable && ['missing', 'null', 'empty'].includes(kind);
      return { field, kind, body, isText: readable && PLAIN_TEXT.includes(field), mayLackIt };
    });
  });
}

/** Returns the fields whose contract takes a text that is longer than any; a file may be, and a name measured later. */
export function fieldsWithoutEnd(name: CallableName, right: Record<string, unknown>): string[] {
  return fieldsOf(right)
    .filter((way) => way.at(-1) !== 'base64picture' && isReadable(name, bodyWith(right, way, TOO_LONG)))
    .map((way) => `${name}.${way.join('.')}`)
    .filter((field) => !MEASURED_LATER.includes(field));
}

function isReadable(name: CallableName, body: string): boolean {
  return CALLABLES[name].request.safeParse(JSON.parse(body).data).success;
}
