/** The client SDK as a client of the behaviours, in Node and in a page. */
import {
  addDoc,
  average,
  collection,
  count,
  deleteDoc,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  runTransaction,
  setDoc,
  sum,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import type {
  DocumentReference,
  DocumentSnapshot,
  FieldPath,
  Firestore,
  SetOptions as Native,
} from 'firebase/firestore';
import type { Corner } from '../corner.ts';
import type { Aggregate, Field } from '../query-spec.ts';
import type { Data } from '../values.ts';
import type { SetOptions, Writes, Zoo } from '../zoo.ts';
import { SdkValues } from './convert.ts';
import { SdkQueries } from './query.ts';
import { startWatch } from './watch.ts';

/** What batches, transactions and the client itself have in common. */
type Sink<Result> = {
  set(reference: DocumentReference, data: Data, options: Native): Result;
  update(reference: DocumentReference, data: Data): Result;
  update(reference: DocumentReference, field: string | FieldPath, value: unknown, ...more: unknown[]): Result;
  delete(reference: DocumentReference): Result;
};

function writesTo<Result>(db: Firestore, corner: Corner, sink: Sink<Result>): Writes<Result> {
  const values = new SdkValues(db, corner);
  const at = (path: string): DocumentReference => doc(db, corner.real(path));
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

function nativeOptions(values: SdkValues, options: SetOptions | undefined): Native {
  if (options === undefined) return {};
  return 'merge' in options ? options : { mergeFields: options.mergeFields.map((field: Field) => values.field(field)) };
}

const direct: Sink<Promise<void>> = {
  set: (reference, data, options) => setDoc(reference, data, options),
  update: (reference: DocumentReference, ...rest: unknown[]) =>
    (updateDoc as (...args: unknown[]) => Promise<void>)(reference, ...rest),
  delete: (reference) => deleteDoc(reference),
};

/** A promise where the SDK throws at once, so that every refusal looks the same. */
function promised<Args extends unknown[]>(act: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  return async (...args) => act(...args);
}

export function sdkZoo(db: Firestore, corner: Corner): Zoo {
  const values = new SdkValues(db, corner);
  const queries = new SdkQueries(db, corner);
  const writes = writesTo(db, corner, direct);
  const data = (snapshot: DocumentSnapshot): Data | null => {
    const found = snapshot.data();
    return found === undefined ? null : values.told(found);
  };
  const docs = async (spec: Parameters<Zoo['ids']>[0]) => (await getDocs(await queries.build(spec))).docs;
  return {
    set: promised(writes.set),
    update: promised(writes.update),
    updateFields: promised(writes.updateFields),
    remove: promised(writes.remove),
    add: async (path, value) => (await addDoc(collection(db, corner.real(path)), values.data(value))).id,
    read: async (path) => data(await getDoc(doc(db, corner.real(path)))),
    ids: async (spec) => (await docs(spec)).map(({ id }) => id),
    paths: async (spec) => (await docs(spec)).map(({ ref }) => corner.told(ref.path)),
    rows: async (spec) => (await docs(spec)).map((found) => [found.id, values.told(found.data())]),
    count: async (spec) => (await getCountFromServer(await queries.build(spec))).data().count,
    aggregate: async (spec, aggregates) => {
      const asked = Object.entries(aggregates).map(([alias, aggregate]) => [alias, nativeAggregate(values, aggregate)]);
      const answer = await getAggregateFromServer(await queries.build(spec), Object.fromEntries(asked) as never);
      return answer.data();
    },
    batch: async (fill) => {
      const batch = writeBatch(db);
      fill(writesTo<void>(db, corner, batch));
      await batch.commit();
    },
    transact: (run, options) =>
      runTransaction(
        db,
        (transaction) =>
          run({
            ...writesTo<void>(db, corner, transaction as unknown as Sink<void>),
            read: async (path) => data(await transaction.get(doc(db, corner.real(path)))),
          }),
        options,
      ),
    watch: (target) => startWatch(db, corner, target),
  };
}

function nativeAggregate(values: SdkValues, aggregate: Aggregate): unknown {
  if (aggregate[0] === 'count') return count();
  return aggregate[0] === 'sum' ? sum(values.field(aggregate[1])) : average(values.field(aggregate[1]));
}
