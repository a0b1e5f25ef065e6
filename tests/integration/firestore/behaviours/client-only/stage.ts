/** What behaviours of the client SDK alone are given besides the clients that all have. */
import { collection, doc } from 'firebase/firestore';
import type { CollectionReference, DocumentReference, Firestore, Query } from 'firebase/firestore';
import type { Stage } from '../behaviour.ts';
import type { Corner } from '../corner.ts';
import type { QuerySpec } from '../query-spec.ts';
import type { ClientKind } from '../sdk/client.ts';
import { SdkQueries } from '../sdk/query.ts';
import { sdkZoo } from '../sdk/zoo.ts';
import type { Zoo } from '../zoo.ts';

/** A client with its SDK in reach. */
export type Hands = {
  readonly db: Firestore;
  readonly zoo: Zoo;
  readonly doc: (path: string) => DocumentReference;
  readonly collection: (path: string) => CollectionReference;
  readonly query: (spec: QuerySpec) => Promise<Query>;
};

export type ClientStage = Stage & {
  readonly kind: ClientKind;
  /** the shared client, which must stay connected */
  readonly hands: Hands;
  /**
   * A client for this behaviour alone. One opened under the name of another that was closed finds its cache again,
   * where caches last.
   */
  readonly own: (name?: string) => Hands & { readonly close: () => Promise<void> };
};

export function handsOf(db: Firestore, corner: Corner): Hands {
  const queries = new SdkQueries(db, corner);
  return {
    db,
    zoo: sdkZoo(db, corner),
    doc: (path) => doc(db, corner.real(path)),
    collection: (path) => collection(db, corner.real(path)),
    query: (spec) => queries.build(spec),
  };
}
