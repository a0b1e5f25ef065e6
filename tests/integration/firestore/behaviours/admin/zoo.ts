/** firebase-admin as a client of the behaviours. */
import { AggregateField } from 'firebase-admin/firestore';
import type {
  DocumentReference,
  DocumentSnapshot,
  FieldPath,
  Firestore,
  QueryDocumentSnapshot,
  SetOptions as Native,
} from 'firebase-admin/firestore';
import type { Corner } from '../corner.ts';
import type { Aggregate, QuerySpec } from '../query-spec.ts';
import type { Data } from '../values.ts';
import type { Row } from '../watch.ts';
import type { SetOptions, Writes, Zoo } from '../zoo.ts';
import { AdminValues } from './convert.ts';
import { AdminQueries } from './query.ts';
import { startWatch } from './watch.ts';

type Sink<Result> = {
  set(reference: DocumentReference, data: Data, options: Native): Result;
  update(reference: DocumentReference, data: Data): Result;
  update(reference: DocumentReference, field: string | FieldPath, value: unknown, ...more: unknown[]): Result;
  delete(reference: DocumentReference): Result;
};

function writesTo<Result>(db: Firestore, corner: Corner, sink: Sink<Result>): Writes<Result> {
  const values = new AdminValues(db, corner);
  const at = (path: string): DocumentReference => db.doc(corner.real(path));
  return {
    set: (path, data, options) => sink.set(at(path), values.data(data), nativeOptions(values, options)),
    update: (path, data) => sink.update(at(path), values.data(data)),
    updateFields: (path, fields) => {
      const [[field, value] = ['', null], ...more] = fields.map(([name, item]): [string | FieldPath, unknown] => [
        values.field(name),
        values.toNative(item),
      ]);
      return sink.update(at(path), field, value, ...more.flat());
    },
    remove: (path) => sink.delete(at(path)),
  };
}

function nativeOptions(values: AdminValues, options: SetOptions | undefined): Native {
  if (options === undefined) return {};
  return 'merge' in options ? options : { mergeFields: options.mergeFields.map((field) => values.field(field)) };
}

const direct: Sink<Promise<void>> = {
  set: async (reference, data, options) => void (await reference.set(data, options)),
  update: async (reference: DocumentReference, ...rest: unknown[]) =>
    void (await (reference.update as (...args: unknown[]) => Promise<unknown>).apply(reference, rest)),
  delete: async (reference) => void (await reference.delete()),
};

function promised<Args extends unknown[]>(act: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  return async (...args) => act(...args);
}

export function adminZoo(db: Firestore, corner: Corner): Zoo {
  const values = new AdminValues(db, corner);
  const queries = new AdminQueries(db, corner);
  const writes = writesTo(db, corner, direct);
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
    read: async (path) => data(await db.doc(corner.real(path)).get()),
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
      fill(writesTo<void>(db, corner, batch));
      await batch.commit();
    },
    transact: (run, options) =>
      db.runTransaction(
        (transaction) =>
          run({
            ...writesTo<void>(db, corner, transaction as unknown as Sink<void>),
            read: async (path) => data(await transaction.get(db.doc(corner.real(path)))),
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
