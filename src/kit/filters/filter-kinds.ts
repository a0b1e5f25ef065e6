import { ZONE } from '#domain/time/epoch.ts';
import { readableBound, type TypedPeriod } from '#domain/time/typed-period.ts';

/** One filter of a list: how its value stands in the address, and which rows it keeps. */
export type Filter<Kind extends string, Value, Row> = {
  readonly kind: Kind;
  /** the value that leaves nothing out, or that a list has as a default; the address does not name it */
  readonly none: Value;
  /** Returns the value an address names; `none` where it names none, or names one wrongly. */
  readonly read: (parameters: URLSearchParams) => Value;
  /** Returns the parameters of a value; null takes a parameter out. */
  readonly write: (value: Value) => Readonly<Record<string, string | null>>;
  /** Returns whether a row matches a value; null when the database or the page chooses the rows. */
  readonly keeps: ((row: Row, value: Value) => boolean) | null;
  /** The text of a row in which words are sought; of `words` alone. */
  readonly textOf?: (row: Row) => string;
};

/** Words in any order, each anywhere in the text of a row, whatever accents and capitals. */
export function words<Row>(parameter: string, textOf?: (row: Row) => string): Filter<'words', string, Row> {
  return {
    kind: 'words',
    none: '',
    read: (parameters) => parameters.get(parameter) ?? '',
    write: (value) => ({ [parameter]: value }),
    keeps: null,
    ...(textOf === undefined ? {} : { textOf }),
  };
}

/** One of many things by its id, or none. `isReadable` says which texts of an address can be an id. */
export function choice<Row>(
  parameter: string,
  keeps?: (row: Row, id: string) => boolean,
  isReadable: (text: string) => boolean = (text) => text !== '',
): Filter<'choice', string | null, Row> {
  return {
    kind: 'choice',
    none: null,
    read: (parameters) => {
      const named = parameters.get(parameter) ?? '';
      return isReadable(named) ? named : null;
    },
    write: (value) => ({ [parameter]: value }),
    keeps: whenSet(keeps),
  };
}

/** One of a few values, or none. */
export function optional<const Value extends string, Row>(
  parameter: string,
  values: readonly Value[],
  keeps?: (row: Row, value: Value) => boolean,
): Filter<'optional', Value | null, Row> & { readonly values: readonly Value[] } {
  return {
    kind: 'optional',
    values,
    none: null,
    read: (parameters) => values.find((one) => one === parameters.get(parameter)) ?? null,
    write: (value) => ({ [parameter]: value }),
    keeps: whenSet(keeps),
  };
}

/** One of a few values, of which one is always chosen; `none` is the one a list begins with. */
export function oneOf<const Value extends string, Row>(
  parameter: string,
  values: readonly Value[],
  none: NoInfer<Value>,
  keeps?: (row: Row, value: Value) => boolean,
): Filter<'value', Value, Row> & { readonly values: readonly Value[] } {
  return {
    kind: 'value',
    values,
    none,
    read: (parameters) => values.find((one) => one === parameters.get(parameter)) ?? none,
    write: (chosen) => ({ [parameter]: chosen === none ? null : chosen }),
    keeps: keeps ?? null,
  };
}

/**
 * A way to arrange the list, one of a few: it leaves nothing out, so that clearing the filters keeps it. It is chosen in the
 * menu of the view.
 */
export function arrangement<const Value extends string, Row>(
  parameter: string,
  values: readonly Value[],
  none: NoInfer<Value>,
): Filter<'arrangement', Value, Row> & { readonly values: readonly Value[] } {
  const { read, write } = oneOf<Value, Row>(parameter, values, none);
  return { kind: 'arrangement', values, none, read, write, keeps: null };
}

/** Yes or no; no is not named. */
export function flag<Row>(
  parameter: string,
  keeps?: (row: Row, isSet: boolean) => boolean,
): Filter<'flag', boolean, Row> {
  return {
    kind: 'flag',
    none: false,
    read: (parameters) => parameters.get(parameter) === '1',
    write: (isSet) => ({ [parameter]: isSet ? '1' : null }),
    keeps: keeps ?? null,
  };
}

/** Any of a few values, in their own order; none leaves nothing out. */
export function several<const Value extends string, Row>(
  parameter: string,
  values: readonly Value[],
  keeps?: (row: Row, chosen: readonly Value[]) => boolean,
): Filter<'several', readonly Value[], Row> & { readonly values: readonly Value[] } {
  return {
    kind: 'several',
    values,
    none: [],
    read: (parameters) => {
      const named = (parameters.get(parameter) ?? '').split(',');
      return values.filter((one) => named.includes(one));
    },
    write: (chosen) => ({ [parameter]: chosen.join(',') }),
    keeps: keeps === undefined ? null : (row, chosen) => chosen.length === 0 || keeps(row, chosen),
  };
}

/** A period between two typed ends, each a local day or minute; '' for no end. */
export function period<Row>(from: string, until: string): Filter<'period', TypedPeriod, Row> {
  return {
    kind: 'period',
    none: { from: '', until: '' },
    read: (parameters) => ({
      from: readableBound(parameters.get(from), ZONE),
      until: readableBound(parameters.get(until), ZONE),
    }),
    write: (typed) => ({ [from]: typed.from, [until]: typed.until }),
    keeps: null,
  };
}

/** A filter that stands in the address in a way of its own. */
export function custom<Value, Row>(
  filter: Pick<Filter<'custom', Value, Row>, 'none' | 'read' | 'write'>,
): Filter<'custom', Value, Row> {
  return { ...filter, kind: 'custom', keeps: null };
}

function whenSet<Row, Value>(keeps: ((row: Row, value: Value) => boolean) | undefined) {
  return keeps === undefined ? null : (row: Row, value: Value | null) => value === null || keeps(row, value);
}
