/** Listings of documents and collections: for servers alone. */
import { behaviours } from '../behaviour.ts';
import { holds, same } from '../checks.ts';
import { fill } from '../zoo.ts';
import type { ServerStage } from './stage.ts';

export const listings = behaviours<ServerStage>('listings', {
  'the collections of a document are listed in order': async ({ zoo, doc, corner }) => {
    for (const id of ['visits', 'meals', 'notes']) await zoo.set(`animals/fox/${id}/one`, {});
    const found = await doc('animals/fox').listCollections();
    same(
      found.map(({ id }) => corner.told(id)),
      ['meals', 'notes', 'visits'],
    );
  },
  'a document without collections lists none': async ({ zoo, doc }) => {
    await zoo.set('animals/fox', {});
    same(await doc('animals/fox').listCollections(), []);
  },
  'more than one page of collections is listed': async ({ zoo, doc }) => {
    await zoo.batch((batch) => {
      for (let n = 0; n < 320; n += 1) batch.set(`animals/fox/c${n}/one`, {});
    });
    same((await doc('animals/fox').listCollections()).length, 320);
  },
  'documents are listed with those that are missing but have something below': async ({ zoo, collection }) => {
    await zoo.set('animals/a', {});
    await zoo.set('animals/b/visits/one', {});
    await zoo.set('animals/c/visits/one/notes/deep', {});
    same(
      (await collection('animals').listDocuments()).map(({ id }) => id),
      ['a', 'b', 'c'],
    );
    same(await zoo.ids({ from: 'animals' }), ['a']);
  },
  'more than one page of documents is listed': async ({ zoo, collection }) => {
    await zoo.batch((batch) => {
      for (let n = 0; n < 350; n += 1) batch.set(`animals/d${n}`, {});
    });
    same((await collection('animals').listDocuments()).length, 350);
  },
  'several documents are read at once, in the order asked for': async ({ zoo, db, doc }) => {
    await fill(zoo, 'animals', { a: { n: 1 }, b: { n: 2 } });
    const found = await db.getAll(doc('animals/b'), doc('animals/nobody'), doc('animals/a'), doc('animals/b'));
    same(
      found.map((one) => [one.id, one.exists, one.get('n')]),
      [
        ['b', true, 2],
        ['nobody', false, undefined],
        ['a', true, 1],
        ['b', true, 2],
      ],
    );
  },
  'several documents can be read in part': async ({ zoo, db, doc }) => {
    await zoo.set('animals/a', { n: 1, m: { x: 1, y: 2 }, 'a.b': 3 });
    const [found] = await db.getAll(doc('animals/a'), { fieldMask: ['m.x', 'missing'] });
    same(found?.data(), { m: { x: 1 } });
  },
  'a group is divided into parts that cover it once': async ({ zoo, db, corner }) => {
    await zoo.batch((batch) => {
      for (let n = 0; n < 300; n += 1) batch.set(`parks/p${n % 7}/trees/t${n}`, { n });
    });
    const paths: string[] = [];
    for await (const partition of db.collectionGroup(corner.collectionId('trees')).getPartitions(4)) {
      const found = await partition.toQuery().get();
      paths.push(...found.docs.map(({ ref }) => ref.path));
    }
    same([paths.length, new Set(paths).size], [300, 300]);
  },
  'deleting recursively deletes all that is below': async ({ zoo, db, doc }) => {
    await zoo.set('animals/fox', {});
    await zoo.set('animals/fox/visits/one', {});
    await zoo.set('animals/fox/visits/one/notes/deep', {});
    await zoo.set('animals/hare/visits/one', {});
    await db.recursiveDelete(doc('animals/fox'));
    same(await zoo.paths({ group: 'visits' }), ['animals/hare/visits/one']);
    same(await zoo.paths({ group: 'notes' }), []);
    same(await zoo.read('animals/fox'), null);
  },
  'deleting a collection recursively leaves those that begin alike': async ({ zoo, db, collection }) => {
    await zoo.set('animals/fox', {});
    await zoo.set('animals/fox/visits/one', {});
    await zoo.set('animalsToo/hare', {});
    await db.recursiveDelete(collection('animals'));
    same([await zoo.ids({ from: 'animals' }), await zoo.ids({ from: 'animalsToo' })], [[], ['hare']]);
  },
  'a query can be streamed': async ({ zoo, query }) => {
    await fill(zoo, 'animals', { a: { n: 2 }, b: { n: 1 }, c: { n: 3 } });
    const ids: string[] = [];
    const stream = (await query({ from: 'animals', order: ['n'] })).stream();
    for await (const found of stream as unknown as AsyncIterable<{ id: string }>) ids.push(found.id);
    same(ids, ['b', 'a', 'c']);
  },
  'a query can skip its first documents': async ({ zoo, query }) => {
    await fill(zoo, 'animals', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } });
    const found = await (await query({ from: 'animals', order: ['n'] })).offset(1).limit(2).get();
    same(
      found.docs.map(({ id }) => id),
      ['b', 'c'],
    );
    same((await (await query({ from: 'animals' })).offset(9).get()).size, 0);
  },
  'a query can give some fields alone': async ({ zoo, query }) => {
    await zoo.set('animals/a', { n: 1, m: { x: 1, y: 2 }, 'o.p': 3 });
    const found = await (await query({ from: 'animals' })).select('m.x', 'missing').get();
    same(
      found.docs.map((one) => one.data()),
      [{ m: { x: 1 } }],
    );
  },
  'a query can give names alone': async ({ zoo, query }) => {
    await zoo.set('animals/a', { n: 1 });
    const found = await (await query({ from: 'animals' })).select().get();
    same(
      found.docs.map((one) => [one.id, one.data()]),
      [['a', {}]],
    );
  },
  'a snapshot knows when it was read, made and changed': async ({ zoo, doc }) => {
    await zoo.set('animals/a', { n: 1 });
    const created = await doc('animals/a').get();
    const { writeTime } = await doc('animals/a').update({ n: 2 });
    const changed = await doc('animals/a').get();
    same(changed.createTime?.isEqual(created.createTime ?? writeTime), true);
    same(changed.updateTime?.isEqual(writeTime), true);
    holds(changed.readTime.valueOf() >= writeTime.valueOf(), 'it was read after it was written');
    holds((created.updateTime?.valueOf() ?? '') < writeTime.valueOf(), 'its change is later than its creation');
  },
  'a query can be explained without being run': async ({ zoo, query }) => {
    await zoo.set('animals/a', { n: 1 });
    const explained = await (await query({ from: 'animals', order: ['n'] })).explain({ analyze: false });
    same(explained.snapshot, null);
    holds(explained.metrics.planSummary.indexesUsed.length > 0, 'an index is named');
    same(explained.metrics.executionStats, null);
  },
  'a query can be explained as it is run': async ({ zoo, query }) => {
    await zoo.set('animals/a', { n: 1 });
    const explained = await (await query({ from: 'animals', order: ['n'] })).explain({ analyze: true });
    same(explained.snapshot?.size, 1);
    same(explained.metrics.executionStats?.resultsReturned, 1);
  },
});
