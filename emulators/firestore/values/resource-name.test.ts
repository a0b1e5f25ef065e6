import { expect, test } from 'vitest';
import { checkDocumentName, checkParent, collectionPathOf, databaseOf, rulesPath } from './resource-name.ts';

const database = 'projects/p/databases/(default)';
const name = (path: string): string => `${database}/documents/${path}`;

test('document names of the database are accepted', () => {
  for (const path of ['a/b', 'a/b/c/d', 'a/__id7__', 'ü/ ', 'a/...']) {
    expect(checkDocumentName(name(path), database)).toBe(name(path));
  }
});

test.each(['a', 'a/b/c', 'a/.', 'a/..', '__a__/b', 'a/__b__', 'a//b/c', `a/${'x'.repeat(1501)}`])(
  'a document name cannot be %s',
  (path) => {
    expect(() => checkDocumentName(name(path), database)).toThrow();
  },
);

test('names of other databases are refused', () => {
  expect(() => checkDocumentName('projects/q/databases/(default)/documents/a/b', database)).toThrow(/database/);
  expect(() => checkDocumentName('a/b', database)).toThrow(/lacks "projects"/);
});

test('a parent is the root or a document', () => {
  expect(checkParent(`${database}/documents`, database)).toBe(`${database}/documents`);
  expect(checkParent(undefined, database)).toBe(`${database}/documents`);
  expect(() => checkParent(name('a'), database)).toThrow(/collection/);
});

test('the parts of a name are found', () => {
  expect(databaseOf(name('a/b'))).toBe(database);
  expect(collectionPathOf('projects/documents-1/databases/documents/documents/a/b')).toBe('a');
  expect(collectionPathOf(name('a/b/c/d'))).toBe('a/b/c');
  expect(rulesPath(name('a/b'))).toEqual(['databases', '(default)', 'documents', 'a', 'b']);
});
