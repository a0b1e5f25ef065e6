import { conditionNotMet, invalid, notModified } from '../storage-error.ts';
import type { StoredObject } from './stored-object.ts';

/** The preconditions of a request; generation 0 means that the object does not exist. */
export type Conditions = {
  readonly generationMatch?: string;
  readonly generationNotMatch?: string;
  readonly metagenerationMatch?: string;
  readonly metagenerationNotMatch?: string;
};

/**
 * Reads `ifGenerationMatch` and the other parameters.
 * @param prefix `if`, or `ifSource` for the source of a copy
 */
export function conditionsOf(parameters: URLSearchParams, prefix: 'if' | 'ifSource' = 'if'): Conditions {
  const named = (suffix: string): string | undefined =>
    number(`${prefix}${suffix}`, parameters.get(`${prefix}${suffix}`));
  const conditions = {
    generationMatch: named('GenerationMatch'),
    generationNotMatch: named('GenerationNotMatch'),
    metagenerationMatch: named('MetagenerationMatch'),
    metagenerationNotMatch: named('MetagenerationNotMatch'),
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
}

/** The preconditions of the XML interface, which are headers. */
export function conditionsOfHeaders(header: (name: string) => string | undefined): Conditions {
  const generationMatch = number('x-goog-if-generation-match', header('x-goog-if-generation-match') ?? null);
  const metagenerationMatch = number(
    'x-goog-if-metageneration-match',
    header('x-goog-if-metageneration-match') ?? null,
  );
  return {
    ...(generationMatch === undefined ? {} : { generationMatch }),
    ...(metagenerationMatch === undefined ? {} : { metagenerationMatch }),
  };
}

/**
 * Throws 412 when a precondition fails; 304 for a conditional read of an unchanged object.
 * @param object as stored, null when it does not exist
 */
export function requireConditions(conditions: Conditions, object: StoredObject | null, isRead = false): void {
  const generation = object?.generation ?? '0';
  const metageneration = String(object?.metageneration ?? 0);
  const { generationMatch, generationNotMatch, metagenerationMatch, metagenerationNotMatch } = conditions;
  if (generationMatch !== undefined && generationMatch !== generation) throw conditionNotMet();
  if (metagenerationMatch !== undefined && metagenerationMatch !== metageneration) throw conditionNotMet();
  if (generationNotMatch === generation || metagenerationNotMatch === metageneration)
    throw isRead ? notModified() : conditionNotMet();
}

function number(name: string, value: string | null): string | undefined {
  if (value === null || value === '') return undefined;
  if (!/^\d{1,19}$/.test(value)) throw invalid(`Invalid value for ${name}: '${value.slice(0, 100)}'.`);
  return value.replace(/^0+(?=\d)/, '');
}
