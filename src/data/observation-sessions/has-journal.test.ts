import { afterEach, expect, it, vi } from 'vitest';
import { hasJournal, JOURNAL_NAME } from './has-journal.ts';

afterEach(() => vi.unstubAllGlobals());

const namesAre = (...names: string[]) => ({ databases: () => Promise.resolve(names.map((name) => ({ name }))) });

it.each([
  ['finds none where the browser has no databases', undefined, false],
  ['finds none beside the databases of others', namesAre('firestore/demo'), false],
  ['finds the journal beside others', namesAre('firestore/demo', JOURNAL_NAME), true],
  ['supposes one in a browser that names no databases', {}, true],
  ['supposes one when the browser refuses to name them', { databases: () => Promise.reject(new Error('no')) }, true],
])('%s', async (_title, databases, expected) => {
  vi.stubGlobal('indexedDB', databases);
  expect(await hasJournal()).toBe(expected);
});
