import { describe, expect, it } from 'vitest';
import { groupAnimalSchema, groupSchema, OLDER_GROUP } from './group.ts';

const troupe = { ...OLDER_GROUP, groupId: 'g', groupName: 'Troupe', zooId: 'zoo-1', label: 'Troupe', value: 'g' };

describe('a stored group', () => {
  it('is one before it has species, a sector and animals', () => {
    expect(groupSchema.parse(troupe)).toEqual(troupe);
  });
  it.each([{ species: null }, { animalsCount: 0.5 }, { isArchived: null }, { zooId: '' }])(
    'is none with %j',
    (wrong) => {
      expect(groupSchema.safeParse({ ...troupe, ...wrong }).success).toBe(false);
    },
  );
});

it('a member of a group says which animal it is, in which group', () => {
  const member = { animalId: 'a', groupId: 'g', zooId: 'zoo-1', addedAtUnix: null };
  expect(groupAnimalSchema.parse(member)).toEqual(member);
  expect(groupAnimalSchema.safeParse({ ...member, animalId: '' }).success).toBe(false);
});
