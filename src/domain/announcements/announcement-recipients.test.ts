import { describe, expect, it } from 'vitest';
import { anAnnouncement } from '../../../tests/support/builders/announcement.ts';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { recipientsOfAnnouncement } from './announcement-recipients.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const PEOPLE = [
  aUser({ userId: 'keeper' }),
  aUser({ userId: 'vet' }),
  aUser({ userId: 'manager', userRight: 'admin' }),
  aUser({ userId: 'author', userRight: 'admin' }),
  aUser({ userId: 'disabled', isDisabled: true }),
  aUser({ userId: 'pending', userStatus: 'pending' }),
  aUser({ userId: 'pedagogical', userRight: 'pedagoadmin' }),
];
const SECTORS = [aSector({ sectorKeeper: ['keeper'], veterinaryUserIds: ['vet', 'disabled'] })];
const told = (differences: Parameters<typeof anAnnouncement>[0]) =>
  recipientsOfAnnouncement(
    anAnnouncement({ createdBy: 'author', sendNotification: true, ...differences }),
    PEOPLE,
    SECTORS,
    NOW,
  );

describe('the recipients of the notification of an announcement', () => {
  it('are all accounts in use except the author for an announcement to everyone', () => {
    expect(told({})).toEqual(['keeper', 'vet', 'manager']);
  });
  it('are the holders of an account role or of a sector role, each once', () => {
    expect(told({ broadcastTeams: ['veterinary'] })).toEqual(['vet']);
    expect(told({ broadcastTeams: ['admin', 'veterinary', 'user'] })).toEqual(['keeper', 'vet', 'manager']);
  });
  it('are nobody without the flag', () => {
    expect(told({ sendNotification: false })).toEqual([]);
  });
  it('are nobody from the instant at which the announcement expires', () => {
    expect(told({ expiresAtUnix: NOW + 1 })).toHaveLength(3);
    expect(told({ expiresAtUnix: NOW })).toEqual([]);
  });
});
