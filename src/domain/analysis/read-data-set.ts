import type * as z from 'zod/mini';
import { type AppError, appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { type DataSet, dataSetSchema } from './data-set.ts';

/** Errors that are told at once: the further ones of a file are mostly the same. */
const MAX_ERRORS = 20;

/**
 * Returns the data set of a plain value, its instants in epoch milliseconds and its defaults filled in. Fails with up
 * to 20 errors 'generic/invalid-input', each with the `field` ('records.3.x') and the `reason` in plain English: a
 * value of another shape, an id of a scan, individual, cohort, zone, plan or behaviour that stands there twice, a cohort that is
 * not listed, or a second coding of an item by one observer.
 * @source analysis definitions, 1
 */
export function readDataSet(input: unknown): Result<DataSet, readonly AppError[]> {
  const parsed = dataSetSchema.safeParse(input);
  const errors = parsed.success
    ? [...repeatedIn(parsed.data), ...unknownCohorts(parsed.data)]
    : parsed.error.issues.map(errorOf);
  return parsed.success && errors.length === 0 ? ok(parsed.data) : fail(errors.slice(0, MAX_ERRORS));
}

function errorOf(issue: z.core.$ZodIssue): AppError {
  return invalid(issue.path.join('.'), reasonOf(issue));
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function tooSmall({ origin, inclusive, minimum }: z.core.$ZodIssueTooSmall): string {
  if (origin === 'string') return 'is empty';
  if (origin === 'array') return `must have at least ${minimum} entries`;
  return `must be ${inclusive === true ? 'at least' : 'more than'} ${minimum}`;
}

function repeatedIn({ scans, individuals, cohorts = [], zones, plans, ethogram, coded }: DataSet): AppError[] {
  const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
  return [
    ...repeated('scans', idsOf(scans)),
    ...repeated('individuals', idsOf(individuals)),
    ...repeated('cohorts', idsOf(cohorts)),
    ...repeated('zones', idsOf(zones)),
    ...repeated('plans', idsOf(plans)),
    ...repeated('ethogram', ethogram),
    ...repeatedCodings(coded),
  ];
}

function repeated(list: string, ids: readonly string[]): AppError[] {
  const seen = new Set<string>();
  return ids.flatMap((id, index) => {
    if (seen.has(id)) return [invalid(`${list}.${index}`, `"${id}" is there twice`)];
    seen.add(id);
    return [];
  });
}

function unknownCohorts({ scans, cohorts = [] }: DataSet): AppError[] {
  const known = new Set(cohorts.map(({ id }) => id));
  return scans.flatMap(({ cohortId }, index) =>
    cohortId === undefined || known.has(cohortId)
      ? []
      : [invalid(`scans.${index}.cohortId`, `cohort "${cohortId}" is not listed`)],
  );
}

function repeatedCodings(coded: DataSet['coded']): AppError[] {
  const itemsOf = new Map(coded.map(({ observerId }) => [observerId, new Set<string>()]));
  return coded.flatMap(({ observerId, itemId }, index) => {
    const items = itemsOf.get(observerId);
    if (items?.has(itemId) === true)
      return [invalid(`coded.${index}`, `item "${itemId}" by observer "${observerId}" is there twice`)];
    items?.add(itemId);
    return [];
  });
}

function invalid(field: string, reason: string): AppError {
  return appError('generic/invalid-input', { field, reason });
}
