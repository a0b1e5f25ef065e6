/** firebase-admin as a client of the behaviours. */
import { AggregateField } from 'firebase-admin/firestore';
import type {
  DocumentReference,
  DocumentSnapshot,
  FieldPath,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Corner } from '../corner.ts';
import type { Aggregate, QuerySpec } from '../query-spec.ts';
import type { Data } from '../values.ts';
import type { Row } from '../watch.ts';
import { promised, type Sink, writesTo } from '../writes-to.ts';
import type { Zoo } from '../zoo.ts';
import { AdminValues } from './convert.ts';
import { AdminQueries } from './query.ts';
import { startWatch } from './watch.ts';

const direct: Sink<DocumentReference, FieldPath, Promise<void>> = {
  set: async (reference, data, options) => void (await reference.set(data, options)),
  update: async (reference: DocumentReference, ...rest: unknown[]) =>
    void (await (reference.update as (...args: unknown[]) => Promise<unknown>).apply(reference, rest)),
  delete: async (reference) => void (await reference.delete()),
};

export function adminZoo(db: Firestore, corner: Corner): Zoo {
  const values = new AdminValues(db, corner);
  const queries = new AdminQueries(db, corner);
  const at = (path: string): DocumentReference => db.doc(corner.real(path));
  const writes = writesTo(at, values, direct);
  const data = (snapshot: DocumentSnapshot): Data | null => {
    const found = snapshot.data();
    return found === undefined ? null : values.told(found);
  };
  const docs = async (spec: QuerySpec): Promise<QueryDocumentSnapshot[]> =>
    (await (await queries.build(spec)).get()).docs;
  return {
    set: promised(writes.set),
    update: promised(writes.update),
    updateFields: promised(writes.updateFields),
    remove: promised(writes.remove),
    add: async (path, value) => (await db.collection(corner.real(path)).add(values.data(value))).id,
    read: async (path) => data(await at(path).get()),
    ids: async (spec) => (await docs(spec)).map(({ id }) => id),
    paths: async (spec) => (await docs(spec)).map(({ ref }) => corner.told(ref.path)),
    rows: async (spec) => (await docs(spec)).map((found): Row => [found.id, values.told(found.data())]),
    count: async (spec) => (await (await queries.build(spec)).count().get()).data().count,
    aggregate: async (spec, aggregates) => {
      const asked = Object.entries(aggregates).map(([alias, aggregate]) => [alias, nativeAggregate(values, aggregate)]);
      const answer = await (await queries.build(spec)).aggregate(Object.fromEntries(asked) as never).get();
      return answer.data();
    },
    batch: async (fill) => {
      const batch = db.batch();
      fill(writesTo(at, values, batch as unknown as Sink<DocumentReference, FieldPath, void>));
      await batch.commit();
    },
    transact: (run, options) =>
      db.runTransaction(
        (transaction) =>
          run({
            ...writesTo(at, values, transaction as unknown as Sink<DocumentReference, FieldPath, void>),
            read: async (path) => data(await transaction.get(at(path))),
          }),
        options,
      ),
    watch: (target) => startWatch(db, corner, target),
  };
}

function nativeAggregate(values: AdminValues, aggregate: Aggregate): unknown {
  if (aggregate[0] === 'count') return AggregateField.count();
  const field = values.field(aggregate[1]);
  return aggregate[0] === 'sum' ? AggregateField.sum(field) : AggregateField.average(field);
}
