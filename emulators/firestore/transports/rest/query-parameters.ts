/** Converts URL parameters to nested message fields. */
import { FirestoreError } from '../../contract.ts';
import type { WirePrecondition } from '../../wire.ts';

/** Google's own parameters that contain an underscore. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['access_token', 'oauth_token', 'upload_protocol']);

/** The parameters under their JSON names: `update_mask.field_paths` becomes `updateMask.fieldPaths`. */
export function camelCased(parameters: URLSearchParams): URLSearchParams {
  const named = [...parameters].map(([name, value]): [string, string] => [
    name.startsWith('$') ? name : camelCase(name),
    value,
  ]);
  return new URLSearchParams(named);
}

function camelCase(name: string): string {
  return SYSTEM_NAMES.has(name) ? name : name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads `mask.fieldPaths=a&mask.fieldPaths=b` as a mask. */
export function maskParameter(
  parameters: URLSearchParams,
  name: 'mask' | 'updateMask',
): { fieldPaths: string[] } | undefined {
  const fieldPaths = parameters.getAll(`${name}.fieldPaths`);
  return fieldPaths.length === 0 ? undefined : { fieldPaths };
}

/** Reads `currentDocument.exists` and `currentDocument.updateTime`. */
export function preconditionParameter(parameters: URLSearchParams): WirePrecondition | undefined {
  const exists = booleanParameter(parameters, 'currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  if (exists !== undefined && updateTime !== null) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      'A precondition asks for existence or for an update time, not for both.',
    );
  }
  if (exists !== undefined) return { exists };
  return updateTime === null ? undefined : { updateTime };
}

/** True or false as text; undefined when absent. */
export function booleanParameter(parameters: URLSearchParams, name: string): boolean | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  if (text === 'true' || text === '') return true;
  if (text === 'false') return false;
  throw new FirestoreError('INVALID_ARGUMENT', `Invalid value at '${name}': expected true or false.`);
}

/** A whole number; undefined when absent. */
export function integerParameter(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  if (!/^-?\d{1,10}$/.test(text))
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid value at '${name}': expected an integer.`);
  return Number(text);
}

/** The parameters that are plain text in the message, with the same names. */
export function textParameters(parameters: URLSearchParams, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const text = parameters.get(name);
    if (text !== null) found[name] = text;
  }
  return found;
}
