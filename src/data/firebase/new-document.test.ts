import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENTS } from '#domain/collections/announcements.ts';
import { GROUPS } from '#domain/collections/groups.ts';
import { NUTRITION_NOTES } from '#domain/collections/nutrition-notes.ts';
import { changedDocument, newDocument } from './new-document.ts';

const now = 1_800_000_000_000;
const at = Timestamp.fromMillis(now);
const signature = { userId: 'ana', now };

describe('a new document', () => {
  const typed = { groupName: 'Meute', species: [], linkedSectorId: null, memo: '', nextEvaluationDateUnix: now };
  it('has its id, its copies and the initial value of every field that nobody types', () => {
    expect(newDocument(GROUPS, 'g', { ...typed, zooId: 'z' }, { userId: undefined, now })).toEqual({
      groupId: 'g',
      zooId: 'z',
      groupName: 'Meute',
      label: 'Meute',
      value: 'g',
      species: [],
      linkedSectorId: null,
      memo: '',
      isArchived: false,
      archivedAt: null,
      archivedAtUnix: null,
      animalsCount: 0,
      nextEvaluationDate: at,
      nextEvaluationDateUnix: now,
      registryIds: [],
    });
  });
  it('names the account that created and last changed it, and when', () => {
    const fields = { zooId: 'z', sectorId: 's', enclosureId: null, animalId: null, text: 'Foin' };
    expect(newDocument(NUTRITION_NOTES, 'n', fields, signature)).toEqual({
      ...fields,
      noteId: 'n',
      createdBy: 'ana',
      createdAt: at,
      createdAtUnix: now,
      updatedBy: 'ana',
      updatedAt: at,
      updatedAtUnix: now,
    });
  });
});

describe('a change of a document', () => {
  it('has the editor and the stamp, and neither author nor initial values', () => {
    expect(changedDocument(NUTRITION_NOTES, 'n', { text: 'Foin' }, signature)).toEqual({
      text: 'Foin',
      updatedBy: 'ana',
      updatedAt: at,
      updatedAtUnix: now,
    });
    expect(Object.keys(changedDocument(ANNOUNCEMENTS, 'a', { title: 'x' }, signature))).toEqual([
      'title',
      'updatedAt',
      'updatedAtUnix',
    ]);
  });
  it('repeats a new name in its copies, and nothing without one', () => {
    expect(changedDocument(GROUPS, 'g', { groupName: 'Harde' }, signature)).toEqual({
      groupName: 'Harde',
      label: 'Harde',
      value: 'g',
    });
    expect(changedDocument(GROUPS, 'g', { memo: 'x' }, signature)).toEqual({ memo: 'x' });
  });
});
