import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the indexes of Firestore name none twice', () => {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as { indexes: readonly object[] };
  const all = indexes.map((one) => JSON.stringify(one));
  expect(all.filter((one, place) => all.indexOf(one) < place)).toEqual([]);
});
