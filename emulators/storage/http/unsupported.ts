import { StorageError } from '../storage-error.ts';
import type { Call } from './call.ts';
import type { Handler } from './route.ts';

/** The handler of calls that the service has and this one leaves out: 501 with a sentence that names them. */
export function unsupported(what: string): Handler {
  return () => {
    throw notHere(what);
  };
}

/** Throws 501 for a request that wants an access list other than the default one. */
export function refuseAccessLists(call: Call): void {
  const wants =
    call.parameters.has('predefinedAcl') ||
    call.parameters.has('destinationPredefinedAcl') ||
    call.header('x-goog-acl') !== undefined;
  if (wants) throw notHere('access lists');
}

function notHere(what: string): StorageError {
  return new StorageError(
    501,
    'notImplemented',
    `The local Storage has no ${what}. Rules, download addresses and signed addresses decide who reads a file.`,
  );
}
