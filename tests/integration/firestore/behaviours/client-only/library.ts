/** The client SDK's own features, working against the server. */
import {
  arrayUnion,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  limitToLast,
  loadBundle,
  namedQuery,
  onSnapshot,
  query,
  queryEqual,
  refEqual,
  setDoc,
  snapshotEqual,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { FirestoreDataConverter } from 'firebase/firestore';
import { behaviours } from '../behaviour.ts';
import { holds, refused, same } from '../checks.ts';
import { bundleOf } from './bundle.ts';
import type { ClientStage } from './stage.ts';
import { Told } from './told.ts';

type Animal = { readonly name: string; readonly shouted: string };

const animals: FirestoreDataConverter<Animal, { name: string }> = {
  toFirestore: ({ name = '' }) => ({ name }),
  fromFirestore: (snapshot) => {
    const name = snapshot.get('name') as string;
    return { name, shouted: name.toUpperCase() };
  },
};

/** A refusal that the SDK throws at once. */
const promised = async (act: () => unknown): Promise<unknown> => act();

export const library = behaviours<ClientStage>('the library', {
  'a converter translates what is written and read': async ({ hands, other }) => {
    const reference = hands.doc('animals/fox').withConverter(animals);
    await setDoc(reference, { name: 'fox', shouted: 'ignored' });
    same(await other.read('animals/fox'), { name: 'fox' });
    same((await getDoc(reference)).data(), { name: 'fox', shouted: 'FOX' });
  },
  'a converter works on queries and listeners': async ({ hands, other }) => {
    await other.set('animals/fox', { name: 'fox' });
    const source = hands.collection('animals').withConverter(animals);
    const found = await getDocs(query(source, where('name', '==', 'fox')));
    same(
      found.docs.map((one) => one.data().shouted),
      ['FOX'],
    );
    const told = new Told<string[]>();
    const stop = onSnapshot(source, (snapshot) => told.add(snapshot.docs.map((one) => one.data().shouted)));
    await told.until((all) => all.length > 0);
    stop();
    same(told.all.at(-1), ['FOX']);
  },
  'equal queries are equal, others are not': async ({ hands }) => {
    const spec = { from: 'a', where: [['n', '==', 1]] as const, limit: 2 };
    const [one, two, three] = [
      await hands.query(spec),
      await hands.query(spec),
      await hands.query({ ...spec, limit: 3 }),
    ];
    same([queryEqual(one, two), queryEqual(one, three)], [true, false]);
    same([refEqual(hands.doc('a/x'), hands.doc('a/x')), refEqual(hands.doc('a/x'), hands.doc('a/y'))], [true, false]);
  },
  'snapshots of the same content are equal': async ({ hands, other }) => {
    await other.set('a/x', { n: 1 });
    const [one, two] = [await getDoc(hands.doc('a/x')), await getDoc(hands.doc('a/x'))];
    same(snapshotEqual(one, two), true);
    await other.set('a/x', { n: 2 });
    same(snapshotEqual(one, await getDoc(hands.doc('a/x'))), false);
  },
  'a limit of the last needs an order': async ({ hands }) => {
    await refused(
      promised(() => getDocs(query(hands.collection('a'), limitToLast(2)))),
      'unimplemented',
    );
  },
  'paths of the wrong length are refused': async ({ hands }) => {
    await refused(
      promised(() => doc(hands.db, 'a')),
      'invalid-argument',
    );
    await refused(
      promised(() => doc(hands.db, 'a//b')),
      'invalid-argument',
    );
  },
  'deleting a field in a document written whole is refused': async ({ hands }) => {
    await refused(
      promised(() => setDoc(hands.doc('a/x'), { v: deleteField() })),
      'invalid-argument',
    );
  },
  'a computed value inside a list is refused': async ({ hands }) => {
    await refused(
      promised(() => setDoc(hands.doc('a/x'), { v: [arrayUnion(1)] })),
      'invalid-argument',
    );
  },
  'an empty step in a field path is refused': async ({ hands }) => {
    await refused(
      promised(() => updateDoc(hands.doc('a/x'), 'a..b', 1)),
      'invalid-argument',
    );
    await refused(
      promised(() => new FieldPath('a', '')),
      'invalid-argument',
    );
  },
  'a bundle fills the cache, and its named query is found': async ({ own }) => {
    const hands = own();
    const { path } = hands.doc('a/bundled');
    const progress = await loadBundle(hands.db, bundleOf(hands.db.app.options.projectId ?? '', path, { n: '7' }));
    same([progress.taskState, progress.documentsLoaded], ['Success', 1]);
    const named = await namedQuery(hands.db, 'all of it');
    holds(named !== null, 'the query of the bundle is known by its name');
    same(await namedQuery(hands.db, 'never heard of'), null);
  },
  'a document of a bundle gives way to what the server has': async ({ own, other }) => {
    await other.set('a/bundled', { n: 8 });
    const hands = own();
    const { path } = hands.doc('a/bundled');
    await loadBundle(hands.db, bundleOf(hands.db.app.options.projectId ?? '', path, { n: '7' }));
    same(await hands.zoo.read('a/bundled'), { n: 8 });
  },
});
