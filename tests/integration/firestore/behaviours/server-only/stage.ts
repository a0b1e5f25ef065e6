/** The stage of behaviours of firebase-admin alone. */
import type { CollectionReference, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import type { Behaviour, Stage } from '../behaviour.ts';
import { AdminQueries } from '../admin/query.ts';
import { adminZoo } from '../admin/zoo.ts';
import type { Corner } from '../corner.ts';
import type { QuerySpec } from '../query-spec.ts';
import { runBehaviours } from '../run.ts';
import type { Findings } from '../run.ts';
import { watched } from '../watched.ts';

export type ServerStage = Stage & {
  readonly db: Firestore;
  readonly corner: Corner;
  readonly doc: (path: string) => DocumentReference;
  readonly collection: (path: string) => CollectionReference;
  readonly query: (spec: QuerySpec) => Promise<Query>;
};

export function runServerOnly(
  [first, second]: readonly [Firestore, Firestore],
  list: readonly Behaviour<ServerStage>[],
  atOnce: number,
): Promise<Findings> {
  return runBehaviours<ServerStage>({
    list,
    atOnce,
    stage: (corner) => {
      const { zoo, other, stopAll } = watched([adminZoo(first, corner), adminZoo(second, corner)]);
      const queries = new AdminQueries(first, corner);
      const stage: ServerStage = {
        zoo,
        other,
        db: first,
        corner,
        doc: (path) => first.doc(corner.real(path)),
        collection: (path) => first.collection(corner.real(path)),
        query: (spec) => queries.build(spec),
      };
      return { stage, leave: async () => stopAll() };
    },
  });
}
