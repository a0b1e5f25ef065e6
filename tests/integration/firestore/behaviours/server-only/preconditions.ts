/** Writes with conditions, and many writes: for servers alone. */
import type { DocumentReference } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { behaviours } from '../behaviour.ts';
import { codeOf, holds, refused, same } from '../checks.ts';
import { fill } from '../zoo.ts';
import type { ServerStage } from './stage.ts';

const updateTime = async (reference: DocumentReference): Promise<Timestamp> =>
  (await reference.get()).updateTime ?? Timestamp.fromMillis(0);

export const preconditions = behaviours<ServerStage>('preconditions', {
  'creating writes a document that is not there': async ({ zoo, doc }) => {
    await doc('animals/a').create({ n: 1 });
    same(await zoo.read('animals/a'), { n: 1 });
  },
  'creating what is there is refused as already existing': async ({ zoo, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    await refused(doc('animals/a').create({ n: 2 }), 'already-exists');
    same(await zoo.read('animals/a'), { n: 1 });
  },
  'creating in a batch stops the whole batch': async ({ zoo, db, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const batch = db.batch();
    batch.set(doc('animals/b'), {});
    batch.create(doc('animals/a'), {});
    await refused(batch.commit(), 'already-exists');
    same(await zoo.ids({ from: 'animals' }), ['a']);
  },
  'of many that create the same document one succeeds': async ({ doc }) => {
    const tries = Array.from({ length: 8 }, (_, by) =>
      doc('animals/a')
        .create({ by })
        .then(() => 'ok', codeOf),
    );
    const answers = await Promise.all(tries);
    same(answers.filter((answer) => answer === 'ok').length, 1);
    same(answers.filter((answer) => answer === 'already-exists').length, 7);
  },
  'an update holds if the document is as it was': async ({ zoo, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    await doc('animals/a').update({ n: 2 }, { lastUpdateTime: await updateTime(doc('animals/a')) });
    same(await zoo.read('animals/a'), { n: 2 });
  },
  'an update is refused if the document was changed since': async ({ zoo, other, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const lastUpdateTime = await updateTime(doc('animals/a'));
    await other.update('animals/a', { n: 5 });
    await refused(doc('animals/a').update({ n: 2 }, { lastUpdateTime }), 'failed-precondition');
    same(await zoo.read('animals/a'), { n: 5 });
  },
  'a deletion is refused if the document was changed since': async ({ zoo, other, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const lastUpdateTime = await updateTime(doc('animals/a'));
    await other.update('animals/a', { n: 5 });
    await refused(doc('animals/a').delete({ lastUpdateTime }), 'failed-precondition');
    await doc('animals/a').delete({ lastUpdateTime: await updateTime(doc('animals/a')) });
    same(await zoo.read('animals/a'), null);
  },
  'a deletion may demand that the document is there': async ({ zoo, doc }) => {
    await refused(doc('animals/nobody').delete({ exists: true }), 'not-found');
    await zoo.set('animals/a', {});
    await doc('animals/a').delete({ exists: true });
    same(await zoo.read('animals/a'), null);
  },
  'a write that changes nothing keeps the time of the last change': async ({ zoo, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const before = await updateTime(doc('animals/a'));
    await doc('animals/a').set({ n: 1 });
    same((await updateTime(doc('animals/a'))).isEqual(before), true);
  },
  'writes of a batch have one time': async ({ db, doc }) => {
    const batch = db.batch();
    for (const id of ['a', 'b']) batch.set(doc(`animals/${id}`), {});
    const [first, second] = await batch.commit();
    same(second !== undefined && first?.writeTime.isEqual(second.writeTime), true);
  },
  'later writes have later times': async ({ doc }) => {
    const times: Timestamp[] = [];
    for (let n = 0; n < 5; n += 1) times.push((await doc('animals/a').set({ n })).writeTime);
    holds(
      times.every((time, n) => n === 0 || time.valueOf() > (times[n - 1]?.valueOf() ?? '')),
      'they grow',
    );
  },
  'many writes go through a bulk writer': async ({ db, doc, zoo }) => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 150; n += 1) void writer.set(doc(`animals/d${n}`), { n });
    await writer.close();
    same(await zoo.aggregate({ from: 'animals' }, { c: ['count'], s: ['sum', 'n'] }), { c: 150, s: 11_175 });
  },
  'a refused write of a bulk writer does not stop the others': async ({ db, doc, zoo }) => {
    await fill(zoo, 'animals', { there: {} });
    const writer = db.bulkWriter();
    const refusal = writer.create(doc('animals/there'), {}).catch(codeOf);
    const update = writer.update(doc('animals/nobody'), { n: 1 }).catch(codeOf);
    void writer.set(doc('animals/fresh'), {});
    await writer.close();
    same([await refusal, await update], ['already-exists', 'not-found']);
    same(await zoo.ids({ from: 'animals' }), ['fresh', 'there']);
  },
  'a bulk writer writes one document several times in order': async ({ db, doc, zoo }) => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 5; n += 1) void writer.set(doc('animals/a'), { n });
    await writer.close();
    same(await zoo.read('animals/a'), { n: 4 });
  },
});
