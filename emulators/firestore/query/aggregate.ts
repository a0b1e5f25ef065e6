/** count, sum and average over a query's documents. */
import { FirestoreError } from '../contract.ts';
import type { Document } from '../store/document.ts';
import { encodeValue } from '../values/encode.ts';
import { checkFieldName } from '../values/field-name.ts';
import { getField, isNamePath, parseFieldPath, type FieldPath } from '../values/field-path.ts';
import { isNumber, type Value } from '../values/value.ts';
import type { WireAggregation, WireValue } from '../wire.ts';

const MAX_AGGREGATIONS = 5;
const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

type Aggregation = {
  /** null for count */
  readonly path: FieldPath | null;
  readonly compute: (documents: readonly Document[]) => Value;
};

/** Parses the aggregations of a request, by alias. */
export function parseAggregations(wire: readonly WireAggregation[] | undefined): ReadonlyMap<string, Aggregation> {
  if (wire === undefined || wire.length === 0) throw invalid('Aggregation query requires at least one aggregation.');
  if (wire.length > MAX_AGGREGATIONS)
    throw invalid(`The maximum number of aggregations allowed is ${MAX_AGGREGATIONS}.`);
  const aggregations = new Map<string, Aggregation>();
  let unnamed = 0;
  for (const item of wire) {
    const given = item.alias ?? '';
    if (given !== '') checkFieldName(given);
    else unnamed += 1;
    const alias = given === '' ? `field_${unnamed}` : given;
    if (aggregations.has(alias)) throw invalid(`Aggregation alias "${alias}" is not unique.`);
    aggregations.set(alias, parseAggregation(item));
  }
  return aggregations;
}

/** The aggregated values in wire format. Only documents with all fields of all aggregations count, in each of them. */
export function aggregate(
  aggregations: ReadonlyMap<string, Aggregation>,
  documents: readonly Document[],
): Record<string, WireValue> {
  const paths = [...aggregations.values()].flatMap(({ path }) => (path === null ? [] : [path]));
  const complete = documents.filter(({ fields }) => paths.every((path) => getField(fields, path) !== undefined));
  return Object.fromEntries([...aggregations].map(([alias, { compute }]) => [alias, encodeValue(compute(complete))]));
}

function parseAggregation({ count, sum: sumOf, avg }: WireAggregation): Aggregation {
  if (count !== undefined) return { path: null, compute: parseCount(count) };
  if (sumOf === undefined && avg === undefined) throw invalid('An aggregation is a count, a sum or an average.');
  const path = parseFieldPath((sumOf ?? avg)?.field?.fieldPath ?? '');
  if (isNamePath(path)) throw invalid('Names cannot be added up: an aggregation needs a field other than __name__.');
  if (sumOf !== undefined) return { path, compute: (documents) => sum(numbersAt(documents, path)) };
  return { path, compute: (documents) => average(numbersAt(documents, path)) };
}

function parseCount({ upTo }: NonNullable<WireAggregation['count']>): Aggregation['compute'] {
  const text = typeof upTo === 'object' ? upTo?.value : upTo;
  if (text === undefined || text === null) return (documents) => BigInt(documents.length);
  const limit = BigInt(text);
  if (limit <= 0n) throw invalid('Aggregation count up_to must be greater than zero.');
  return (documents) => (BigInt(documents.length) < limit ? BigInt(documents.length) : limit);
}

function numbersAt(documents: readonly Document[], path: FieldPath): (number | bigint)[] {
  return documents.map((document) => getField(document.fields, path)).filter(isNumber);
}

/** Integers sum up to an integer within 64 bits; one double makes the sum a double. */
function sum(numbers: readonly (number | bigint)[]): number | bigint {
  const { integers, doubles, hasDouble } = total(numbers);
  if (hasDouble || integers > MAX_INTEGER || integers < MIN_INTEGER) return Number(integers) + doubles;
  return integers;
}

function average(numbers: readonly (number | bigint)[]): number | null {
  if (numbers.length === 0) return null;
  const { integers, doubles } = total(numbers);
  return (Number(integers) + doubles) / numbers.length;
}

function total(numbers: readonly (number | bigint)[]): { integers: bigint; doubles: number; hasDouble: boolean } {
  let integers = 0n;
  let doubles = 0;
  let hasDouble = false;
  for (const number of numbers) {
    if (typeof number === 'bigint') {
      integers += number;
    } else {
      doubles += number;
      hasDouble = true;
    }
  }
  return { integers, doubles, hasDouble };
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
