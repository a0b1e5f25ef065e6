/** Writing, reading and deleting single documents. */
import { behaviours } from '../behaviour.ts';
import { holds, refused, same } from '../checks.ts';

export const documents = behaviours('documents', {
  'a document that was never written is not there': async ({ zoo }) => {
    same(await zoo.read('animals/nobody'), null);
  },
  'another client reads what was written': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { name: 'Fox' });
    same(await other.read('animals/fox'), { name: 'Fox' });
  },
  'writing a document anew replaces all of it': async ({ zoo }) => {
    await zoo.set('animals/fox', { name: 'Fox', age: 2, tags: ['red'] });
    await zoo.set('animals/fox', { age: 3 });
    same(await zoo.read('animals/fox'), { age: 3 });
  },
  'a document may be made empty and is still there': async ({ zoo }) => {
    await zoo.set('animals/fox', { name: 'Fox' });
    await zoo.set('animals/fox', {});
    same(await zoo.read('animals/fox'), {});
  },
  'a deleted document is not there': async ({ zoo, other }) => {
    await zoo.set('animals/fox', {});
    await zoo.remove('animals/fox');
    same(await other.read('animals/fox'), null);
  },
  'deleting what is not there succeeds': async ({ zoo }) => {
    await zoo.remove('animals/nobody');
    await zoo.remove('animals/nobody');
  },
  'a deleted document can be written again, without its old fields': async ({ zoo }) => {
    await zoo.set('animals/fox', { old: 1 });
    await zoo.remove('animals/fox');
    await zoo.set('animals/fox', { fresh: 1 }, { merge: true });
    same(await zoo.read('animals/fox'), { fresh: 1 });
  },
  'updating what is not there is refused as not found': async ({ zoo }) => {
    await refused(zoo.update('animals/nobody', { a: 1 }), 'not-found');
    same(await zoo.read('animals/nobody'), null);
  },
  'updating a deleted document is refused as not found': async ({ zoo }) => {
    await zoo.set('animals/fox', {});
    await zoo.remove('animals/fox');
    await refused(zoo.update('animals/fox', { a: 1 }), 'not-found');
  },
  'a refused write leaves the next one unharmed': async ({ zoo }) => {
    await refused(zoo.update('animals/nobody', { a: 1 }), 'not-found');
    await zoo.set('animals/fox', { a: 1 });
    same(await zoo.read('animals/fox'), { a: 1 });
  },
  'an added document has an id of twenty letters and digits': async ({ zoo }) => {
    const id = await zoo.add('animals', { name: 'Fox' });
    holds(/^[A-Za-z0-9]{20}$/.test(id), `${id} is an id of twenty letters and digits`);
    same(await zoo.read(`animals/${id}`), { name: 'Fox' });
  },
  'documents added together have different ids': async ({ zoo }) => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => zoo.add('animals', { n })));
    same(new Set(ids).size, 10);
    same(await zoo.count({ from: 'animals' }), 10);
  },
  'a subcollection does not make its parent a document': async ({ zoo }) => {
    await zoo.set('animals/fox/visits/first', { a: 1 });
    same(await zoo.read('animals/fox'), null);
    same(await zoo.ids({ from: 'animals' }), []);
  },
  'deleting a document leaves its subcollections': async ({ zoo }) => {
    await zoo.set('animals/fox', {});
    await zoo.set('animals/fox/visits/first', { a: 1 });
    await zoo.remove('animals/fox');
    same(await zoo.read('animals/fox/visits/first'), { a: 1 });
  },
  'a collection is there only while it has documents': async ({ zoo }) => {
    await zoo.set('animals/fox', {});
    same(await zoo.ids({ from: 'animals' }), ['fox']);
    await zoo.remove('animals/fox');
    same(await zoo.ids({ from: 'animals' }), []);
  },
  'a document may lie ten collections deep': async ({ zoo, other }) => {
    const path = Array.from({ length: 10 }, (_, level) => `c${level}/d${level}`).join('/');
    await zoo.set(path, { deep: true });
    same(await other.read(path), { deep: true });
  },
  'documents of the same id in different collections are different': async ({ zoo }) => {
    await zoo.set('animals/one', { kind: 'animal' });
    await zoo.set('keepers/one', { kind: 'keeper' });
    same([await zoo.read('animals/one'), await zoo.read('keepers/one')], [{ kind: 'animal' }, { kind: 'keeper' }]);
  },
  'writes sent without waiting are applied in the order they were sent': async ({ zoo, other }) => {
    await zoo.set('animals/fox', { n: 0 });
    for (let n = 1; n < 10; n += 1) await zoo.update('animals/fox', { n, [`f${n}`]: n });
    same((await other.read('animals/fox'))?.['n'], 9);
  },
  'a client reads its own write as soon as it is done': async ({ zoo }) => {
    for (let n = 0; n < 10; n += 1) {
      await zoo.set('animals/fox', { n });
      same(await zoo.read('animals/fox'), { n });
    }
  },
  'a client finds its own write in a query as soon as it is done': async ({ zoo }) => {
    await zoo.set('animals/fox', { n: 1 });
    same(await zoo.ids({ from: 'animals', where: [['n', '==', 1]] }), ['fox']);
    await zoo.update('animals/fox', { n: 2 });
    same(await zoo.ids({ from: 'animals', where: [['n', '==', 1]] }), []);
    same(await zoo.ids({ from: 'animals', where: [['n', '==', 2]] }), ['fox']);
  },
});
