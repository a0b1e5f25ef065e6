import type { Call } from '../http/call.ts';
import { refuseAccessLists } from '../http/unsupported.ts';
import type { ObjectQuery } from '../objects/change-object.ts';
import { conditionsOf } from '../objects/conditions.ts';
import { requireBucketName, requireObjectName } from '../objects/names.ts';
import type { Service } from '../service.ts';
import { StorageError } from '../storage-error.ts';

/** The JSON interface is for servers: no rules apply. */
export const everybody = (): void => undefined;

/** The object that an address names. */
export function objectQuery(call: Call, parts: Readonly<Record<string, string>>): ObjectQuery {
  return {
    bucket: requireBucketName(parts['bucket'] ?? ''),
    name: requireObjectName(parts['object'] ?? ''),
    generation: call.parameters.get('generation'),
    conditions: conditionsOf(call.parameters),
    mayDo: everybody,
  };
}

/**
 * Throws 501 for access lists, and 401 for users: their tokens belong to the client SDKs' interface, where rules decide. Server libraries send an
 * administrator's token or, to an address that is not Google's, none.
 */
export function requireServer({ gate }: Service, call: Call): void {
  if (gate.callerOf(call.header('authorization')).kind === 'user')
    throw new StorageError(401, 'authError', 'Invalid Credentials');
  refuseAccessLists(call);
}
