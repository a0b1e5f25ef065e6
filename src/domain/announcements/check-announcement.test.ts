import { describe, expect, it } from 'vitest';
import { checkAnnouncement, tidyAnnouncement, type TypedAnnouncement } from './check-announcement.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const good: TypedAnnouncement = {
  title: 'Fermeture du pont',
  message: 'Le pont est fermé mardi.\nPassez par la volière.',
  broadcastTeams: ['everyone'],
  expiresAtUnix: null,
  sendNotification: false,
};
const codes = (differences: Partial<TypedAnnouncement>) =>
  Object.entries(checkAnnouncement({ ...good, ...differences }, NOW)).map(
    ([field, error]) => `${field}: ${error.code}`,
  );

describe('an announcement', () => {
  it('may be published with a title, a message and a team', () => {
    expect(codes({})).toEqual([]);
  });
  it('names all that is missing at once', () => {
    expect(codes({ title: '', message: '', broadcastTeams: [] })).toEqual([
      'title: announcement/title-required',
      'message: announcement/message-required',
      'broadcastTeams: announcement/teams-required',
    ]);
  });
  it.each([
    ['\u200b', 'announcement/title-required'],
    ['Pont\u0000', 'generic/invalid-input'],
    ['Pont\nfermé', 'generic/invalid-input'],
    ['Pont \u202Eémref', 'generic/invalid-input'],
  ])('has no title such as %j', (title, code) => {
    expect(codes({ title })).toEqual([`title: ${code}`]);
  });
  it('ends in the future, by a millisecond at least', () => {
    expect(codes({ expiresAtUnix: NOW + 1 })).toEqual([]);
    expect(codes({ expiresAtUnix: NOW })).toEqual(['expiresAtUnix: announcement/end-past']);
  });
  it('has a title of at most 200 and a message of at most 5,000 characters', () => {
    expect(codes({ title: 'x'.repeat(200), message: 'x'.repeat(5_000) })).toEqual([]);
    expect(codes({ title: 'x'.repeat(201) })).toEqual(['title: generic/invalid-input']);
    expect(codes({ message: 'x'.repeat(5_001) })).toEqual(['message: generic/invalid-input']);
  });
  it('is kept without blanks around its texts, each team once', () => {
    const typed: TypedAnnouncement = { ...good, title: ' A ', message: '\n B\n', broadcastTeams: ['user', 'user'] };
    expect(tidyAnnouncement(typed)).toEqual({ ...good, title: 'A', message: 'B', broadcastTeams: ['user'] });
  });
  it('of blanks alone misses its texts', () => {
    expect(Object.keys(checkAnnouncement(tidyAnnouncement({ ...good, title: ' ', message: '\n' }), NOW))).toEqual([
      'title',
      'message',
    ]);
  });
});
