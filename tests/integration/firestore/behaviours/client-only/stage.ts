/** The stage of behaviours of the client SDK alone. */
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
   * A client for this behaviour alone. A client opened again under the name of a closed one finds its cache, if caches
   * persist.
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
