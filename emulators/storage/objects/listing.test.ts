import { describe, expect, it } from 'vitest';
import { listObjects, type ListRequest } from './listing.ts';
import { anObject } from './object-for-tests.ts';
import { ObjectTable } from './table.ts';

const bucket = 'demo-zoo.appspot.com';

function tableOf(...names: readonly string[]): ObjectTable {
  const table = new ObjectTable();
  for (const name of names) table.apply({ kind: 'put', object: anObject({ name }) });
  return table;
}

function list(table: ObjectTable, differences: Partial<ListRequest> = {}) {
  const { items, prefixes, nextPageToken } = listObjects(table, {
    bucket,
    prefix: '',
    delimiter: '/',
    pageToken: null,
    maxResults: 1000,
    ...differences,
  });
  return { items: items.map(({ name }) => name), prefixes, nextPageToken };
}

/** The entries of every page. */
function pages(table: ObjectTable, maxResults: number, between: () => void = () => undefined): string[][] {
  const all: string[][] = [];
  for (let token: string | null = null, first = true; first || token !== null; first = false) {
    const page = list(table, { maxResults, pageToken: token });
    all.push([...page.items, ...page.prefixes]);
    token = page.nextPageToken;
    between();
  }
  return all;
}

describe('listing objects', () => {
  const table = tableOf('b', 'a', 'dir/x', 'dir/sub/y', 'dir2/z', 'dir/sub2/q');

  it('a delimiter divides names into items and prefixes', () => {
    expect(list(table)).toEqual({ items: ['a', 'b'], prefixes: ['dir/', 'dir2/'], nextPageToken: null });
    expect(list(table, { prefix: 'dir/' })).toEqual({
      items: ['dir/x'],
      prefixes: ['dir/sub/', 'dir/sub2/'],
      nextPageToken: null,
    });
  });

  it('a listing without a delimiter names everything below the prefix', () =>
    expect(list(table, { prefix: 'dir', delimiter: '' }).items).toEqual([
      'dir/sub/y',
      'dir/sub2/q',
      'dir/x',
      'dir2/z',
    ]));

  it('a listing of an empty bucket is empty', () =>
    expect(list(table, { bucket: 'other' })).toEqual({ items: [], prefixes: [], nextPageToken: null }));

  it.each([1, 2, 3, 4, 5])('a listing gives each entry once in pages of %i', (size) => {
    const found = pages(table, size);
    expect(found.flat()).toEqual(expect.arrayContaining(['a', 'b', 'dir/', 'dir2/']));
    expect(found.flat()).toHaveLength(4);
    expect(found).toHaveLength(Math.ceil(4 / size));
  });

  it('a listing continues after the object of its token was deleted', () => {
    const changing = tableOf('a', 'b', 'c');
    const { nextPageToken } = list(changing, { maxResults: 2 });
    changing.apply({ kind: 'delete', bucket, name: 'b' });
    expect(list(changing, { pageToken: nextPageToken }).items).toEqual(['c']);
  });

  it('a listing has no further page when the last entry just fits', () => {
    expect(list(tableOf('a', 'b'), { maxResults: 2 }).nextPageToken).toBeNull();
    expect(list(tableOf('a', 'b', 'c'), { maxResults: 2 }).nextPageToken).not.toBeNull();
  });

  it('a listing stays between its offsets: the first included, the last not', () =>
    expect(list(tableOf('a', 'b', 'c', 'd'), { startOffset: 'b', endOffset: 'd' }).items).toEqual(['b', 'c']));

  it('a listing counts a name that ends in the delimiter as a prefix, and as an item only on request', () => {
    const folder = tableOf('dir/', 'dir/x');
    expect(list(folder)).toMatchObject({ items: [], prefixes: ['dir/'] });
    expect(list(folder, { includeTrailingDelimiter: true })).toMatchObject({ items: ['dir/'], prefixes: ['dir/'] });
    expect(list(folder, { prefix: 'dir/' })).toMatchObject({ items: ['dir/', 'dir/x'], prefixes: [] });
  });

  it('a listing refuses an invalid token', () => expect(() => list(table, { pageToken: 'zzz' })).toThrow('page token'));
});
