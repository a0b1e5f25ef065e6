import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { announcementSchema } from '#domain/announcements/announcement.ts';
import { groupSchema } from '#domain/groups/group.ts';
import { nutritionNoteSchema } from '#domain/nutrition/nutrition-note.ts';
import { taskSchema } from '#domain/tasks/task.ts';
import { anAnnouncement } from '../../../tests/support/builders/announcement.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { documentReader, storedFields } from './document-reader.ts';

describe('the reader of a collection', () => {
  const readGroup = documentReader(groupSchema);
  const readTask = documentReader(taskSchema);

  it('gives an older document the defaults of the fields it lacks', () => {
    expect(readGroup('g', { groupName: 'Meute', zooId: 'zoo-1' })).toMatchObject({
      ok: true,
      value: { groupId: 'g', isArchived: false, archivedAtUnix: null, animalsCount: 0, species: [] },
    });
  });
  it('repeats the original of a copy that is missing, and keeps one that is there', () => {
    const older = { groupName: 'Meute', zooId: 'zoo-1' };
    expect(readGroup('g', older)).toMatchObject({ value: { label: 'Meute', value: 'g' } });
    expect(readGroup('g', { ...older, label: 'Ancien' })).toMatchObject({ value: { label: 'Ancien' } });
  });
  it('takes the id from the path, whatever the document says', () => {
    expect(readGroup('g', { groupId: 'other', groupName: 'Meute', zooId: 'z' })).toMatchObject({
      value: { groupId: 'g', value: 'g' },
    });
  });
  it('reads an instant without its twin from the timestamp', () => {
    const older = { groupName: 'Meute', zooId: 'z', archivedAt: Timestamp.fromMillis(1_700_000_000_000) };
    expect(readGroup('g', older)).toMatchObject({ value: { archivedAtUnix: 1_700_000_000_000 } });
  });
  it('leaves a field out that comes later, also when it is stored as null', () => {
    const stored = storedFields(taskSchema, aTask());
    expect(readTask('t', stored)).toEqual({ ok: true, value: aTask({ taskId: 't' }) });
    expect(readTask('t', { ...stored, editedBy: null, editedAtUnix: null })).toEqual({
      ok: true,
      value: aTask({ taskId: 't' }),
    });
  });
  it('names the field that a document lacks', () => {
    expect(readGroup('g', { zooId: 'zoo-1' })).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { id: 'g', field: 'groupName' } },
    });
    expect(documentReader(nutritionNoteSchema)('n', { zooId: 'z', sectorId: 's' })).toMatchObject({
      error: { params: { field: 'text' } },
    });
  });
  it('names the element of a list that is wrong', () => {
    const stored = { ...storedFields(announcementSchema, anAnnouncement()), broadcastTeams: ['pilots'] };
    expect(documentReader(announcementSchema)('a', stored)).toMatchObject({
      error: { code: 'generic/bad-document', params: { field: 'broadcastTeams.0' } },
    });
  });
});

describe('the stored form of an entity', () => {
  it('is read back as it was written', () => {
    const announcement = anAnnouncement({ expiresAtUnix: 1_800_000_000_000 });
    const stored = storedFields(announcementSchema, announcement);
    expect(stored).toMatchObject({ expiresAt: Timestamp.fromMillis(1_800_000_000_000) });
    expect(documentReader(announcementSchema)(announcement.announcementId, stored)).toEqual({
      ok: true,
      value: announcement,
    });
  });
  it('has neither instant nor twin where there is none', () => {
    expect(storedFields(announcementSchema, { expiresAtUnix: null })).toEqual({ expiresAt: null, expiresAtUnix: null });
  });
});
