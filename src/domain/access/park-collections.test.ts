import { describe, expect, it } from 'vitest';
import { type Collection, isWritable, operationsOf, privilegedFieldsOf } from './collection.ts';
import { PARK_COLLECTIONS } from './park-collections.ts';

const at = (path: keyof typeof PARK_COLLECTIONS): Collection => PARK_COLLECTIONS[path];

describe('the collections of the park', () => {
  it('leave animals, their register, their moves and their photos to the server', () => {
    const paths = [
      'animals/{animalId}',
      'zoo/{zooId}/animalRegister/{part}',
      'zoo/{zooId}/importMappings/{name}',
      'movements/{movementId}',
      'groups/{groupId}/animals/{animalId}',
      'photos/{photoId}',
    ] as const;
    expect(paths.filter((path) => isWritable(at(path)))).toEqual([]);
  });
  it('keep from browsers what the server counts and archives', () => {
    expect(privilegedFieldsOf(at('enclosures/{enclosureId}'))).toEqual(
      expect.arrayContaining(['areas', 'animalsCount', 'scanMissing', 'isArchived', 'archivedAt', 'zooId']),
    );
    expect(privilegedFieldsOf(at('groups/{groupId}'))).toEqual(
      expect.arrayContaining(['animalsCount', 'isArchived', 'members', 'zooId']),
    );
  });
  it('let people of other establishments read an animal by its own list alone, by no operation', () => {
    const { get, list } = at('animals/{animalId}').opens;
    expect([get, list]).toEqual([
      ['animal.read', 'authorized'],
      ['animal.read', 'authorized'],
    ]);
    expect(operationsOf(get)).toEqual(['animal.read']);
  });
});
