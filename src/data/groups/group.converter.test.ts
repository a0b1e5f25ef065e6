import { describe, expect, it } from 'vitest';
import { groupFromDocument } from './group.converter.ts';

describe('the group of a document', () => {
  it('of an older one is empty and not archived', () => {
    expect(groupFromDocument('g', { groupName: 'Meute', zooId: 'zoo-1' })).toMatchObject({
      ok: true,
      value: { groupId: 'g', label: 'Meute', value: 'g', isArchived: false, animalsCount: 0, species: [] },
    });
  });
  it('is an error without a name', () => {
    expect(groupFromDocument('g', { zooId: 'zoo-1' })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'g', field: 'groupName' } },
    });
  });
});
