import { expect, test } from 'vitest';
import { DATABASE, ROOT } from '../backend-for-tests.ts';
import { Store } from './store.ts';

test('a failing commit listener is logged and disturbs neither the commit nor the other listeners', () => {
  const said: string[] = [];
  const heard: string[] = [];
  const store = new Store({ dataFolder: null, now: Date.now, log: (line) => said.push(line) });
  store.onCommit(() => {
    throw new Error('out of order');
  });
  store.onCommit(({ changes }) => heard.push(...changes.map(({ name }) => name)));
  const name = `${ROOT}/c/x`;
  const after = { name, createTime: 1n, updateTime: 1n, fields: new Map() };
  store.commit(store.database(DATABASE), 1n, [{ name, before: null, after }]);
  expect(store.lookup(name)).toBe(after);
  expect(heard).toEqual([name]);
  expect(said).toEqual([expect.stringContaining('out of order')]);
});
