/** The metadata of snapshots in the client SDK. */
import {
  disableNetwork,
  getDoc,
  getDocs,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { DocumentChange, DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { behaviours } from '../behaviour.ts';
import { equal, holds, same } from '../checks.ts';
import { fill } from '../zoo.ts';
import type { ClientStage } from './stage.ts';
import { Told } from './told.ts';

const withMetadata = { includeMetadataChanges: true } as const;
const change = ({ type, doc, oldIndex, newIndex }: DocumentChange): string =>
  `${type} ${doc.id} ${oldIndex}→${newIndex}`;

export const metadata = behaviours<ClientStage>('metadata', {
  'an own write is told at once as pending, then as confirmed': async ({ own }) => {
    const hands = own();
    const told = new Told<[unknown, boolean]>();
    onSnapshot(hands.doc('a/one'), withMetadata, (found: DocumentSnapshot) =>
      told.add([found.get('v'), found.metadata.hasPendingWrites]),
    );
    await told.until((all) => all.length > 0);
    void setDoc(hands.doc('a/one'), { v: 1 });
    await told.until((all) => equal(all.at(-1), [1, false]));
    holds(
      told.all.some((item) => equal(item, [1, true])),
      'it was told as pending first',
    );
  },
  'the confirmation alone is not told to who did not ask for it': async ({ own }) => {
    const hands = own();
    const told = new Told<unknown>();
    onSnapshot(hands.collection('a'), (found) => told.add(found.docs.map((one) => one.get('v') as number)));
    await told.until((all) => all.length === 1);
    await setDoc(hands.doc('a/one'), { v: 1 });
    await setDoc(hands.doc('a/one'), { v: 2 });
    same(told.all, [[], [1], [2]]);
  },
  'what the server said is not from the cache': async ({ hands, other }) => {
    await other.set('a/one', { v: 1 });
    same((await getDoc(hands.doc('a/one'))).metadata.fromCache, false);
    same((await getDocs(hands.collection('a'))).metadata.fromCache, false);
  },
  'while offline, what is told is from the cache': async ({ own, other }) => {
    await other.set('a/one', { v: 1 });
    const hands = own();
    const told = new Told<boolean>();
    onSnapshot(hands.collection('a'), withMetadata, (found: QuerySnapshot) => told.add(found.metadata.fromCache));
    await told.until((all) => all.at(-1) === false);
    await disableNetwork(hands.db);
    await told.until((all) => all.at(-1) === true);
  },
  'a document written while offline is pending': async ({ own }) => {
    const hands = own();
    await disableNetwork(hands.db);
    void setDoc(hands.doc('a/one'), { v: 1 });
    const found = await getDoc(hands.doc('a/one'));
    same([found.get('v'), found.metadata.hasPendingWrites, found.metadata.fromCache], [1, true, true]);
  },
  'a server time that is not known yet is null, estimated or the previous value, as asked': async ({ own, other }) => {
    await other.set('a/one', { at: 'before' });
    const hands = own();
    const told = new Told<boolean>();
    onSnapshot(hands.doc('a/one'), (found) => told.add(found.exists()));
    await told.until((all) => all.at(-1) === true);
    await disableNetwork(hands.db);
    void updateDoc(hands.doc('a/one'), { at: serverTimestamp() });
    const found = await getDoc(hands.doc('a/one'));
    same(found.get('at'), null);
    same(found.get('at', { serverTimestamps: 'none' }), null);
    same(found.get('at', { serverTimestamps: 'previous' }), 'before');
    same(typeof found.get('at', { serverTimestamps: 'estimate' }), 'object');
  },
  'the first changes are all additions, in order': async ({ hands, other }) => {
    await fill(other, 'a', { x: { n: 2 }, y: { n: 1 } });
    const found = await getDocs(query(hands.collection('a'), orderBy('n')));
    same(found.docChanges().map(change), ['added y -1→0', 'added x -1→1']);
  },
  'changes say from where to where a document moved': async ({ own, other }) => {
    await fill(other, 'a', { x: { n: 1 }, y: { n: 2 }, z: { n: 3 } });
    const hands = own();
    const told = new Told<string[]>();
    onSnapshot(query(hands.collection('a'), orderBy('n')), (found) => told.add(found.docChanges().map(change)));
    await told.until((all) => all.length === 1);
    await other.update('a/x', { n: 9 });
    await told.until((all) => equal(all.at(-1), ['modified x 0→2']));
    await other.remove('a/y');
    await told.until((all) => equal(all.at(-1), ['removed y 0→-1']));
    await other.set('a/w', { n: 0 });
    await told.until((all) => equal(all.at(-1), ['added w -1→0']));
  },
  'several changes of one commit are told removals first': async ({ own, other }) => {
    await fill(other, 'a', { x: { n: 1 }, y: { n: 2 } });
    const hands = own();
    const told = new Told<string[]>();
    onSnapshot(hands.collection('a'), (found) => told.add(found.docChanges().map(change)));
    await told.until((all) => all.length === 1);
    await other.batch((batch) => {
      batch.set('a/w', {});
      batch.update('a/y', { n: 3 });
      batch.remove('a/x');
    });
    await told.until((all) => all.length === 2);
    same(told.all[1], ['removed x 0→-1', 'added w -1→0', 'modified y 1→1']);
  },
  'a snapshot knows its size, whether it is empty, and single fields': async ({ hands, other }) => {
    same((await getDocs(hands.collection('a'))).empty, true);
    await other.set('a/one', { m: { v: 1 } });
    const found = await getDocs(hands.collection('a'));
    same([found.size, found.empty, found.docs[0]?.get('m.v'), found.docs[0]?.get('m.w')], [1, false, 1, undefined]);
  },
});
