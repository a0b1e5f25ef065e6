import { describe, expect, test } from 'vitest';
import { merge, openBackend, OWNER, ROOT, set, user } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';
import type { ListDocumentsRequest, ListDocumentsResponse } from '../wire.ts';

const LIST: ListDocumentsRequest = { parent: ROOT, collectionId: 'a' };

async function withDocuments(...paths: string[]): Promise<Backend> {
  const backend = await openBackend();
  await backend.commit(OWNER, { writes: paths.map((path, index) => set(path, { n: BigInt(index), s: 'x' })) });
  return backend;
}

const idsOf = ({ documents = [] }: ListDocumentsResponse): (string | undefined)[] =>
  documents.map(({ name }) => name?.slice(`${ROOT}/a/`.length));

async function everyPage(backend: Backend, request: ListDocumentsRequest): Promise<(string | undefined)[][]> {
  const pages: (string | undefined)[][] = [];
  let pageToken: string | undefined;
  do {
    const page = backend.listDocuments(OWNER, pageToken === undefined ? request : { ...request, pageToken });
    pages.push(idsOf(page));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return pages;
}

describe('a list of documents', () => {
  test('a list comes in pages, and the last page has no token', async () => {
    const backend = await withDocuments('a/1', 'a/2', 'a/3', 'a/4');
    expect(await everyPage(backend, { ...LIST, pageSize: 3 })).toEqual([['1', '2', '3'], ['4']]);
    expect(await everyPage(backend, { ...LIST, pageSize: 4 })).toEqual([['1', '2', '3', '4']]);
    expect(await everyPage(backend, { ...LIST, pageSize: 2, orderBy: 'n desc' })).toEqual([
      ['4', '3'],
      ['2', '1'],
    ]);
  });

  test('a list continues after a document that was deleted or moved meanwhile', async () => {
    const backend = await withDocuments('a/1', 'a/2', 'a/3', 'a/4');
    const byName = backend.listDocuments(OWNER, { ...LIST, pageSize: 2 }).nextPageToken as string;
    const byNumber = backend.listDocuments(OWNER, { ...LIST, pageSize: 2, orderBy: 'n' }).nextPageToken as string;
    await backend.commit(OWNER, { writes: [{ delete: `${ROOT}/a/2` }] });
    expect(idsOf(backend.listDocuments(OWNER, { ...LIST, pageSize: 2, pageToken: byName }))).toEqual(['3', '4']);
    await backend.commit(OWNER, { writes: [merge('a/1', { n: 9n }, 'n')] });
    const next = backend.listDocuments(OWNER, { ...LIST, pageSize: 5, orderBy: 'n', pageToken: byNumber });
    expect(idsOf(next)).toEqual(['3', '4', '1']);
  });

  test('a list may be ordered by quoted names with commas, blanks and quotes', async () => {
    const backend = await openBackend();
    const odd = { 'a, b': 1n, 'c`d': 2n };
    await backend.commit(OWNER, { writes: [set('a/1', odd), set('a/2', { ...odd, 'c`d': 3n })] });
    expect(idsOf(backend.listDocuments(OWNER, { ...LIST, orderBy: '`a, b`, `c\\`d` desc' }))).toEqual(['2', '1']);
    for (const orderBy of ['`a, b', 'n,,s', 'n up', ','])
      expect(() => backend.listDocuments(OWNER, { ...LIST, orderBy })).toThrow(/nvalid/);
  });

  test('listing in a transaction aborts it when another commit changes the list', async () => {
    const backend = await withDocuments('a/1', 'b/1');
    const outcomeAfter = async (change: string): Promise<unknown> => {
      const { transaction } = backend.beginTransaction(OWNER, undefined);
      backend.listDocuments(OWNER, { ...LIST, transaction });
      await backend.commit(OWNER, { writes: [set(change, { changed: true })] });
      return backend
        .commit(OWNER, { writes: [set('b/2', {})], transaction })
        .catch(({ code }: { code: string }) => code);
    };
    expect(await outcomeAfter('a/2')).toBe('ABORTED');
    expect(await outcomeAfter('b/1')).toMatchObject({ commitTime: expect.any(String) as string });
  });

  test('refuses a token of another list, a forged token and a negative size', async () => {
    const backend = await withDocuments('a/1', 'a/2', 'a/3');
    const pageToken = backend.listDocuments(OWNER, { ...LIST, pageSize: 1 }).nextPageToken as string;
    const invalid = expect.objectContaining({ code: 'INVALID_ARGUMENT' }) as unknown;
    expect(() => backend.listDocuments(OWNER, { ...LIST, orderBy: 'n', pageToken })).toThrow(invalid);
    expect(() => backend.listDocuments(OWNER, { ...LIST, pageToken: 'nonsense' })).toThrow(invalid);
    expect(() => backend.listDocuments(OWNER, { ...LIST, pageSize: -1 })).toThrow(invalid);
    expect(() => backend.listDocuments(OWNER, { ...LIST, showMissing: true, orderBy: 'n' })).toThrow(invalid);
  });

  test('a list shows missing parents on request, without times, in their places', async () => {
    const backend = await withDocuments('a/1', 'a/between/b/x', 'a/c', 'a/deep/b/x/c/y', 'a2/other/b/x');
    const { documents } = backend.listDocuments(OWNER, { ...LIST, showMissing: true });
    expect(documents?.map(({ name }) => name)).toEqual(['1', 'between', 'c', 'deep'].map((id) => `${ROOT}/a/${id}`));
    expect(documents?.[1]).toEqual({ name: `${ROOT}/a/between` });
    expect(await everyPage(backend, { ...LIST, showMissing: true, pageSize: 1 })).toEqual([
      ['1'],
      ['between'],
      ['c'],
      ['deep'],
    ]);
    expect(() => backend.listDocuments(user('ada'), { ...LIST, showMissing: true })).toThrow(/administrators/);
  });

  test('a list has only the fields of its mask', async () => {
    const backend = await withDocuments('a/1');
    const [masked] = backend.listDocuments(OWNER, { ...LIST, mask: { fieldPaths: ['n', 'none'] } }).documents ?? [];
    expect(masked?.fields).toEqual({ n: { integerValue: '0' } });
    expect(backend.listDocuments(OWNER, { ...LIST, mask: {} }).documents?.[0]).not.toHaveProperty('fields');
  });

  test('a list of an earlier time shows its documents and missing parents', async () => {
    const backend = await withDocuments('a/1', 'a/gone/b/x');
    const readTime = backend.listDocuments(OWNER, LIST).documents?.[0]?.updateTime as string;
    await backend.commit(OWNER, {
      writes: [{ delete: `${ROOT}/a/1` }, { delete: `${ROOT}/a/gone/b/x` }, set('a/new/b/x', {})],
    });
    expect(idsOf(backend.listDocuments(OWNER, { ...LIST, showMissing: true }))).toEqual(['new']);
    expect(idsOf(backend.listDocuments(OWNER, { ...LIST, showMissing: true, readTime }))).toEqual(['1', 'gone']);
  });

  test('a list without a collection has the documents of every collection there', async () => {
    const backend = await withDocuments('a/1', 'b/1', 'b/1/c/deeper');
    const { documents } = backend.listDocuments(OWNER, { parent: ROOT });
    expect(documents?.map(({ name }) => name)).toEqual([`${ROOT}/a/1`, `${ROOT}/b/1`]);
  });
});

describe('a list of collection ids', () => {
  test('the collection ids directly below come in order, page by page', async () => {
    const backend = await withDocuments('b/1', 'a/1/x/1', 'a/1/y/gone/z/1', 'c/1');
    const parent = ROOT;
    const first = backend.listCollectionIds(OWNER, { parent, pageSize: 2 });
    expect(first.collectionIds).toEqual(['a', 'b']);
    await backend.commit(OWNER, { writes: [{ delete: `${ROOT}/b/1` }] });
    const pageToken = first.nextPageToken as string;
    expect(backend.listCollectionIds(OWNER, { parent, pageSize: 2, pageToken })).toEqual({ collectionIds: ['c'] });
    expect(backend.listCollectionIds(OWNER, { parent: `${ROOT}/a/1` })).toEqual({ collectionIds: ['x', 'y'] });
    expect(backend.listCollectionIds(OWNER, { parent: `${ROOT}/a/1/y/gone` })).toEqual({ collectionIds: ['z'] });
    expect(() => backend.listCollectionIds(OWNER, { parent: `${ROOT}/a/1`, pageToken })).toThrow(/page_token/);
  });
});
