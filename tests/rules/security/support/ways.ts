import { deleteField, doc, type Firestore, runTransaction, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { stampOf } from './changes.ts';
import { freshSpot } from './attempts.ts';
import { pathOf, type Spot } from './paths.ts';
import { sampleOf } from './samples.ts';

/** One field of a document that somebody wants to change. */
export type Target = {
  readonly database: Firestore;
  readonly userId: string;
  readonly pattern: string;
  readonly there: Spot;
  /** the stored document */
  readonly before: Record<string, unknown>;
  readonly field: string;
  readonly value: unknown;
};

type Way = (target: Target) => Promise<unknown>;

const at = ({ database, pattern, there }: Target) => doc(database, pathOf(pattern, there));
const change = ({ pattern, userId, field, value }: Target) => ({ ...stampOf(pattern, userId), [field]: value });

/** Every way a browser has to change one field of a document, or to make one that has it from the start. */
export const WAYS: Record<string, Way> = {
  set: (target) => setDoc(at(target), { ...target.before, ...change(target) }),
  merge: (target) => setDoc(at(target), change(target), { merge: true }),
  update: (target) => updateDoc(at(target), change(target)),
  'dotted path': (target) =>
    updateDoc(at(target), { ...stampOf(target.pattern, target.userId), [`${target.field}.deep`]: target.value }),
  removal: (target) =>
    updateDoc(at(target), { ...stampOf(target.pattern, target.userId), [target.field]: deleteField() }),
  batch: (target) => writeBatch(target.database).update(at(target), change(target)).commit(),
  transaction: (target) =>
    runTransaction(target.database, async (transaction) => {
      transaction.update(at(target), change(target));
    }),
  create: ({ database, userId, pattern, there, field, value }) => {
    const spot = freshSpot(pattern, there.zooId);
    return setDoc(doc(database, pathOf(pattern, spot)), {
      ...sampleOf(pattern, { ...spot, by: userId }),
      [field]: value,
    });
  },
};
