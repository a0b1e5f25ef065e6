import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ANNOUNCEMENT_MESSAGE_LENGTH,
  ANNOUNCEMENT_TITLE_LENGTH,
  BROADCAST_TEAMS,
} from '../../src/domain/announcements/announcement.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';
import { sampleOf } from './security/support/samples.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const PATTERN = 'zoo/{zooId}/announcements/{announcementId}';
const DAY = 86_400_000;
const twins = (name: string, unix: number) => ({ [name]: Timestamp.fromMillis(unix), [`${name}Unix`]: unix });

describe('an announcement', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-announcements');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1', { zooTiers: 'discovery' }),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('other-admin', 'zoo-1', { userRight: 'superAdmin' }),
      storedUser('pedago', 'zoo-1', { userRight: 'pedagoadmin' }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const publish = async (differences: Record<string, unknown>, by = 'admin') => {
    serial += 1;
    const id = documentId(`announcement ${serial}`);
    const data = { ...sampleOf(PATTERN, { zooId: 'zoo-1', id, by: 'admin' }), ...differences };
    const path = `zoo/zoo-1/announcements/${id}`;
    return { path, isAllowed: await isAllowed(() => setDoc(doc(seenBy(environment, by), path), data)) };
  };

  it.each([
    ['as the product makes it', {}, true],
    ['no end', { expiresAt: null, expiresAtUnix: null }, true],
    ['an end before its beginning', twins('expiresAt', Date.now() - DAY), false],
    ['an end unlike its twin', { ...twins('expiresAt', Date.now() + DAY), expiresAtUnix: Date.now() }, false],
    ['a title of spaces', { title: '  ' }, false],
    ['the longest title', { title: 'x'.repeat(ANNOUNCEMENT_TITLE_LENGTH) }, true],
    ['a title one character longer', { title: 'x'.repeat(ANNOUNCEMENT_TITLE_LENGTH + 1) }, false],
    ['the longest message', { message: 'x'.repeat(ANNOUNCEMENT_MESSAGE_LENGTH) }, true],
    ['a message one character longer', { message: 'x'.repeat(ANNOUNCEMENT_MESSAGE_LENGTH + 1) }, false],
    ['every team', { broadcastTeams: [...BROADCAST_TEAMS] }, true],
    ['no team', { broadcastTeams: [] }, false],
    ['a team twice', { broadcastTeams: ['user', 'user'] }, false],
    ['a team that does not exist', { broadcastTeams: ['pilots'] }, false],
    ['another author', { createdBy: 'other-admin' }, false],
    ['another establishment', { zooId: 'zoo-2' }, false],
    ['an id that is not the document’s', { announcementId: 'another' }, false],
    ['a beginning long ago', { ...twins('createdAt', Date.now() - 31 * DAY) }, false],
    ['a change in the future', { ...twins('updatedAt', Date.now() + DAY) }, false],
  ])('is published with %s', async (_what, differences, expected) => {
    expect((await publish(differences)).isAllowed).toBe(expected);
  });

  it('is changed and deleted by another admin, and keeps its author and creation', async () => {
    const { path } = await publish({});
    const announcement = doc(seenBy(environment, 'other-admin'), path);
    const change = (data: Record<string, unknown>) =>
      isAllowed(() => updateDoc(announcement, { ...twins('updatedAt', Date.now()), ...data }));
    expect(await change({ title: 'Réouverture' })).toBe(true);
    expect(await change({ createdBy: 'other-admin' })).toBe(false);
    expect(await change(twins('createdAt', Date.now()))).toBe(false);
    expect(await isAllowed(() => deleteDoc(announcement))).toBe(true);
  });

  it('is listed for a pedagogical account, whatever the tier', async () => {
    const all = collection(seenBy(environment, 'pedago'), 'zoo/zoo-1/announcements');
    expect(await isAllowed(() => getDocs(query(all, orderBy('createdAt', 'desc'), limit(100))))).toBe(true);
  });
});
