import { describe, expect, it } from 'vitest';
import { collectionPath } from './collection-path.ts';

describe('the path of a collection', () => {
  it('is its name at the top of the database', () => {
    expect(collectionPath('groups/{groupId}')).toBe('groups');
  });
  it('names the documents above it', () => {
    expect(collectionPath('zoo/{zooId}/announcements/{announcementId}', { zooId: 'z' })).toBe('zoo/z/announcements');
  });
  it('is an error without the id of a document above it', () => {
    expect(() => collectionPath('zoo/{zooId}/announcements/{announcementId}')).toThrow('No zooId');
  });
});
