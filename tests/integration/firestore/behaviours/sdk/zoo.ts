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
import type { DocumentReference, DocumentSnapshot, FieldPath, Firestore } from 'firebase/firestore';
import type { Corner } from '../corner.ts';
import type { Aggregate } from '../query-spec.ts';
import type { Data } from '../values.ts';
import { promised, type Sink, writesTo } from '../writes-to.ts';
import type { Zoo } from '../zoo.ts';
import { SdkValues } from './convert.ts';
import { SdkQueries } from './query.ts';
import { startWatch } from './watch.ts';

const direct: Sink<DocumentReference, FieldPath, Promise<void>> = {
  set: (reference, data, options) => setDoc(reference, data, options),
  update: (reference: DocumentReference, ...rest: unknown[]) =>
    (updateDoc as (...args: unknown[]) => Promise<void>)(reference, ...rest),
  delete: (reference) => deleteDoc(reference),
};

export function sdkZoo(db: Firestore, corner: Corner): Zoo {
  const values = new SdkValues(db, corner);
  const queries = new SdkQueries(db, corner);
  const at = (path: string): DocumentReference => doc(db, corner.real(path));
  const writes = writesTo(at, values, direct);
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
    read: async (path) => data(await getDoc(at(path))),
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
      fill(writesTo(at, values, batch as unknown as Sink<DocumentReference, FieldPath, void>));
      await batch.commit();
    },
    transact: (run, options) =>
      runTransaction(
        db,
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

function nativeAggregate(values: SdkValues, aggregate: Aggregate): unknown {
  if (aggregate[0] === 'count') return count();
  return aggregate[0] === 'sum' ? sum(values.field(aggregate[1])) : average(values.field(aggregate[1]));
}
