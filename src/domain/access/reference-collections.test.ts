import { describe, expect, it } from 'vitest';
import { type Collection, fieldsOf, isWritable, operationsOf } from './collection.ts';
import { REFERENCE_COLLECTIONS } from './reference-collections.ts';

const all: [string, Collection][] = Object.entries(REFERENCE_COLLECTIONS);

describe('the provider’s knowledge', () => {
  it.each(all)('is read by every account and written by no browser: %s', (_path, collection) => {
    expect([operationsOf(collection.opens.get), operationsOf(collection.opens.list)]).toEqual([
      ['reference.read'],
      ['reference.read'],
    ]);
    expect([collection.owner, isWritable(collection)]).toEqual(['everybody', false]);
  });
  it('knows when a species was changed, as an instant and its twin', () => {
    expect(fieldsOf(REFERENCE_COLLECTIONS['species/{specieId}'])).toEqual(
      expect.arrayContaining(['updatedAt', 'updatedAtUnix']),
    );
  });
});
