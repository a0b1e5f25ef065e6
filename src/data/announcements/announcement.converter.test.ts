import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { anAnnouncement } from '../../../tests/support/builders/announcement.ts';
import { announcementFromDocument, announcementToDocument } from './announcement.converter.ts';

describe('a stored announcement', () => {
  it('is read back as it was written', () => {
    const announcement = anAnnouncement({ expiresAtUnix: 1_800_000_000_000 });
    const stored = announcementToDocument(announcement);
    expect(stored).toMatchObject({ expiresAt: Timestamp.fromMillis(1_800_000_000_000) });
    expect(announcementFromDocument(announcement.announcementId, stored)).toEqual({ ok: true, value: announcement });
  });
  it('without an end has neither instant nor twin', () => {
    expect(announcementToDocument(anAnnouncement({ expiresAtUnix: null }))).toMatchObject({
      expiresAt: null,
      expiresAtUnix: null,
    });
  });
  it('with a team that does not exist is a bad document', () => {
    const stored = { ...announcementToDocument(anAnnouncement()), broadcastTeams: ['pilots'] };
    expect(announcementFromDocument('a', stored)).toMatchObject({
      ok: false,
      error: { code: 'generic/bad-document', params: { field: 'broadcastTeams.0' } },
    });
  });
});
