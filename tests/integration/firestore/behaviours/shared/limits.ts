/** Limits of sizes and counts: at each limit, just under and just over it. */
import { behaviours } from '../behaviour.ts';
import { holds, refused, refusedSomewhere, same } from '../checks.ts';
import { increment } from '../values.ts';
import type { Data } from '../values.ts';

const nested = (levels: number): Data => (levels === 1 ? { v: 1 } : { m: nested(levels - 1) });
const MAX_VALUE = 1_048_487;

export const limits = behaviours('limits', {
  'a document of nearly one mebibyte is accepted': async ({ zoo, other }) => {
    const texts = { a: 'x'.repeat(500_000), b: 'y'.repeat(500_000) };
    await zoo.set('cases/a', texts);
    same(await other.read('cases/a'), texts);
  },
  'a document of more than one mebibyte is refused': async ({ zoo, other }) => {
    const texts = { a: 'x'.repeat(600_000), b: 'y'.repeat(600_000) };
    await refused(zoo.set('cases/a', texts), 'invalid-argument', /1[, ]?048[, ]?576|maximum.*size|too large|longer/i);
    same(await other.read('cases/a'), null);
  },
  'a document that grows over one mebibyte by an update is refused and stays as it was': async ({ zoo, other }) => {
    const text = 'x'.repeat(700_000);
    await zoo.set('cases/a', { a: text });
    await refused(zoo.update('cases/a', { b: text }), 'invalid-argument');
    same(Object.keys((await other.read('cases/a')) ?? {}), ['a']);
  },
  'the size of a document counts bytes, not characters': async ({ zoo }) => {
    await refused(zoo.set('cases/a', { a: 'é'.repeat(300_000), b: 'é'.repeat(300_000) }), 'invalid-argument');
  },
  'a single value may have 1,048,487 bytes at most': async ({ zoo }) => {
    await refused(zoo.set('cases/a', { v: 'x'.repeat(MAX_VALUE + 1) }), 'invalid-argument');
  },
  'maps may be nested twenty deep': async ({ zoo, other }) => {
    await zoo.set('cases/a', nested(20));
    same(await other.read('cases/a'), nested(20));
  },
  'maps nested twenty-two deep are refused': async ({ zoo, other }) => {
    await refusedSomewhere(zoo.set('cases/a', nested(22)), 'invalid-argument');
    same(await other.read('cases/a'), null);
  },
  'an id of 1,500 bytes is accepted': async ({ zoo, other }) => {
    const id = 'x'.repeat(1500);
    await zoo.set(`cases/${id}`, { v: 1 });
    same(await other.read(`cases/${id}`), { v: 1 });
  },
  'an id of 1,501 bytes is refused': async ({ zoo }) => {
    await refused(zoo.set(`cases/${'x'.repeat(1501)}`, { v: 1 }), 'invalid-argument');
  },
  'an id of 751 letters of two bytes is refused': async ({ zoo }) => {
    await zoo.set(`cases/${'é'.repeat(750)}`, { v: 1 });
    await refused(zoo.set(`cases/${'é'.repeat(751)}`, { v: 1 }), 'invalid-argument');
  },
  'a field name of 1,500 bytes is accepted': async ({ zoo, other }) => {
    const data = { ['x'.repeat(1500)]: 1 };
    await zoo.set('cases/a', data);
    same(await other.read('cases/a'), data);
  },
  'a field name of 1,501 bytes is refused': async ({ zoo }) => {
    await refused(zoo.set('cases/a', { ['x'.repeat(1501)]: 1 }), 'invalid-argument');
  },
  'a text of more than 1,500 bytes can be searched for': async ({ zoo, other }) => {
    const v = `${'x'.repeat(3000)}!`;
    await zoo.set('cases/a', { v });
    await zoo.set('cases/b', { v: `${'x'.repeat(3000)}?` });
    same(await other.ids({ from: 'cases', where: [['v', '==', v]] }), ['a']);
  },
  'five hundred transforms of one document are accepted': async ({ zoo, other }) => {
    const fields = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`f${n}`, increment(n)]));
    await zoo.set('cases/a', fields);
    same((await other.read('cases/a'))?.['f499'], 499);
  },
  'five hundred and one transforms of one document are refused': async ({ zoo, other }) => {
    const fields = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}`, increment(n)]));
    await refused(zoo.set('cases/a', fields), 'invalid-argument', /500/);
    same(await other.read('cases/a'), null);
  },
  'a collection may lie a hundred levels deep': async ({ zoo, other }) => {
    const path = Array.from({ length: 100 }, (_, level) => `c/${level}`).join('/');
    await zoo.set(path, { deep: true });
    same(await other.read(path), { deep: true });
  },
  'a batch of several mebibytes is accepted': async ({ zoo, other }) => {
    const text = 'x'.repeat(500_000);
    await zoo.batch((batch) => {
      for (let n = 0; n < 6; n += 1) batch.set(`cases/d${n}`, { text });
    });
    same(await other.count({ from: 'cases' }), 6);
  },
  'a commit of more than ten mebibytes is refused': async ({ zoo, other }) => {
    const text = 'x'.repeat(1_000_000);
    const action = zoo.batch((batch) => {
      for (let n = 0; n < 12; n += 1) batch.set(`cases/d${n}`, { text });
    });
    await action.then(
      () => holds(false, 'twelve mebibytes are refused'),
      () => undefined,
    );
    same(await other.count({ from: 'cases' }), 0);
  },
  'a query may answer with several mebibytes': async ({ zoo, other }) => {
    const text = 'é'.repeat(150_000);
    await zoo.batch((batch) => {
      for (let n = 0; n < 10; n += 1) batch.set(`cases/d${n}`, { text, n });
    });
    const rows = await other.rows({ from: 'cases', order: ['n'] });
    same(
      rows.map(([, data]) => (data['text'] as string).length),
      Array.from({ length: 10 }, () => 150_000),
    );
  },
});
