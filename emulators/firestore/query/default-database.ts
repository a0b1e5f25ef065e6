/** Named databases are not offered: accepting their name would hide that the data goes elsewhere. */
import { FirestoreError, type CallContext } from '../contract.ts';
import { lastSegment } from '../values/resource-name.ts';

const DEFAULT = '(default)';

/** Throws UNIMPLEMENTED for every database of a project except the default one. */
export function requireDefaultDatabase(database: string): void {
  const id = lastSegment(database);
  if (id === DEFAULT) return;
  throw new FirestoreError(
    'UNIMPLEMENTED',
    `Named databases are not implemented by the local Firestore: there is only "${DEFAULT}", no "${id}".`,
  );
}

type ContextCall = (context: CallContext, ...rest: never[]) => unknown;

/** Wraps the calls so that each one checks this first. */
export function onlyDefaultDatabase<Calls extends Readonly<Record<string, ContextCall>>>(calls: Calls): Calls {
  const guarded = Object.entries(calls).map(([name, call]) => [
    name,
    (context: CallContext, ...rest: never[]): unknown => {
      requireDefaultDatabase(context.database);
      return call(context, ...rest);
    },
  ]);
  return Object.fromEntries(guarded) as Calls;
}
