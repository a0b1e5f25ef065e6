import { describe, expect, test } from 'vitest';
import { singleFieldIndexes } from './definitions.ts';
import { parseDefinitions } from './parse-definitions.ts';

const parse = (content: unknown) => parseDefinitions(JSON.stringify(content), 'firestore.indexes.json');
const index = (...fields: object[]) => ({ collectionGroup: 'c', queryScope: 'COLLECTION', fields });

describe('parsing firestore.indexes.json', () => {
  test('a composite index ends with the name, in the direction of its last field', () => {
    const up = { fieldPath: 'a', order: 'ASCENDING' };
    const down = { fieldPath: '`odd name`.b', order: 'DESCENDING' };
    const has = { fieldPath: 'tags', arrayConfig: 'CONTAINS' };
    const { composites } = parse({
      indexes: [index(has, up), index(up, down), index(up, down, { fieldPath: '__name__', order: 'ASCENDING' })],
    });
    expect(
      composites.map(({ fields, nameDescending }) => [
        fields.map(({ path, mode }) => `${path} ${mode}`),
        nameDescending,
      ]),
    ).toEqual([
      [['tags CONTAINS', 'a ASC'], false],
      [['a ASC', '`odd name`.b DESC'], true],
      [['a ASC', '`odd name`.b DESC'], false],
    ]);
  });

  test('the file may have comments and the older names of the modes', () => {
    const text = `\uFEFF{ // of "widgets"
      "indexes": [{ /* all */ "collectionId": "widgets", "fields": [
        { "fieldPath": "http://a", "mode": "ARRAY_CONTAINS" },
        { "fieldPath": "/*b*/", "mode": "DESCENDING" } // the last
      ] }]
    }`.replaceAll(/"(http:\/\/a|\/\*b\*\/)"/g, '"`$1`"');
    expect(parseDefinitions(text, 'firestore.indexes.json').composites).toEqual([
      {
        collectionId: 'widgets',
        scope: 'COLLECTION',
        fields: [
          { path: '`http://a`', mode: 'CONTAINS' },
          { path: '`/*b*/`', mode: 'DESC' },
        ],
        nameDescending: true,
      },
    ]);
  });

  test('indexes that serve no query here are left out', () => {
    const vector = { fieldPath: 'v', vectorConfig: { dimension: 3, flat: {} } };
    const datastore = { ...index({ fieldPath: 'a', order: 'ASCENDING' }), apiScope: 'DATASTORE_MODE_API' };
    const words = { fieldPath: 'w', searchConfig: { textSpec: {} } };
    expect(parse({ indexes: [index(vector), index(words), datastore] }).composites).toEqual([]);
  });

  test('an override replaces the automatic indexes of a field and of everything below it, the nearest first', () => {
    const group = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' };
    const definitions = parse({
      fieldOverrides: [
        { collectionGroup: 'c', fieldPath: 'map', indexes: [] },
        { collectionGroup: 'c', fieldPath: 'map.kept', indexes: [group] },
        { collectionGroup: 'c', fieldPath: 'map.kept.until', ttl: true },
      ],
    });
    expect(singleFieldIndexes(definitions, 'c', 'map')).toEqual([]);
    expect(singleFieldIndexes(definitions, 'c', 'map.any')).toEqual([]);
    expect(singleFieldIndexes(definitions, 'c', 'map.kept')).toEqual([{ scope: 'COLLECTION_GROUP', mode: 'ASC' }]);
    expect(singleFieldIndexes(definitions, 'c', 'map.kept.until')).toHaveLength(1);
    expect(singleFieldIndexes(definitions, 'c', 'maps')).toHaveLength(3);
    expect(singleFieldIndexes(definitions, 'other', 'map')).toHaveLength(3);
  });

  test.each([
    ['{', /^firestore.indexes.json is not valid JSON/],
    ['[]', /is not an object/],
    ['{"indexes": {}}', /"indexes" is not a list/],
    ['{"indexes": [{"fields": [{"fieldPath": "a"}]}]}', /indexes\[0\].collectionGroup is not a text/],
    ['{"indexes": [{"collectionGroup": "c", "fields": []}]}', /indexes\[0\] lists no fields/],
    ['{"indexes": [{"collectionGroup": "c", "queryScope": "ALL", "fields": [{"fieldPath": "a"}]}]}', /queryScope/],
    ['{"indexes": [{"collectionGroup": "c", "fields": [{"fieldPath": "a", "order": "UP"}]}]}', /neither an order/],
    [
      '{"indexes": [{"collectionGroup": "c", "fields": [{"fieldPath": "a..b", "order": "ASCENDING"}]}]}',
      /property path/,
    ],
  ])('%s is refused with a reason', (text, message) => {
    expect(() => parseDefinitions(text, 'firestore.indexes.json')).toThrow(message);
  });
});
