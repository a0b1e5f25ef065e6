import { randomUUID } from 'node:crypto';
import {
  arrayUnion,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordChange } from '../../functions/src/audit/record-change.ts';
import { NUTRITION_NOTE } from '../../functions/src/audit/recorded-changes.ts';
import { withTimestamps } from '../../functions/src/common/stored.ts';
import { anAnnouncement } from '../support/builders/announcement.ts';
import { createPark, createSector, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { database } from './support/suite.ts';

/** The effect of a trigger comes after a while, and on a busy machine its process starts first. */
const PATIENCE = { timeout: 120_000, interval: 50 };

let zooId: string;
let sectorId: string;
let admin: Person;
let keeper: Person;
let seen: Firestore;
beforeAll(() => vi.setConfig({ testTimeout: 150_000 }));
beforeEach(async () => {
  zooId = await createPark();
  sectorId = await createSector(zooId);
  admin = await person(zooId, { userRight: 'superAdmin' });
  keeper = await person(zooId);
  seen = databaseOf(admin);
});
afterAll(closeAll);

/** The database as a person's browser sees it, by the rules. */
function databaseOf({ auth }: Person): Firestore {
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const opened = getFirestore(auth.app);
  connectFirestoreEmulator(opened, host, Number(port));
  return opened;
}

async function entries(): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection(`zoo/${zooId}/auditLog`).orderBy('atUnix').get();
  return docs.map((one) => one.data());
}
/** Waits for as many entries, and returns them. */
async function entriesOnce(count: number): Promise<Record<string, unknown>[]> {
  await vi.waitFor(async () => expect(await entries()).toHaveLength(count), PATIENCE);
  return entries();
}
const stamp = () => ({ updatedAt: Timestamp.now(), updatedAtUnix: Date.now() });

describe('a write of a browser is on record', () => {
  it('when it changes the team of a sector, with who came and left', async () => {
    await updateDoc(doc(seen, `sectors/${sectorId}`), { sectorKeeper: arrayUnion(keeper.userId) });
    await updateDoc(doc(seen, `sectors/${sectorId}`), { sectorKeeper: [] });
    const { sectorName: name } = (await database.doc(`sectors/${sectorId}`).get()).data() as { sectorName: string };
    const by = { by: admin.userId, zooId, subjectId: sectorId, action: 'sector.teamSet' };
    expect(await entriesOnce(2)).toMatchObject([
      { ...by, details: { name, sectorKeeper: { added: [keeper.userId], removed: [] } } },
      { ...by, details: { name, sectorKeeper: { added: [], removed: [keeper.userId] } } },
    ]);
  });

  it('when it changes the name of the establishment, or lets somebody in', async () => {
    const before = (await database.doc(`zoo/${zooId}`).get()).get('zooName');
    const provider = await createPark({ isProvider: true, zooTiers: 'global' });
    const staff = await person(provider, { akongoStaff: true, akongoRank: 'board', userRight: 'superAdmin' });
    await updateDoc(doc(seen, `zoo/${zooId}`), { zooName: 'Réserve' });
    expect(await entriesOnce(1)).toMatchObject([
      { action: 'zoo.renamed', by: admin.userId, details: { zooName: { before, after: 'Réserve' } } },
    ]);
    await updateDoc(doc(databaseOf(staff), `zoo/${zooId}`), { staffAccess: [keeper.userId] });
    expect((await entriesOnce(2))[1]).toMatchObject({
      ...{ action: 'zoo.staffAccessSet', by: staff.userId, zooId },
      details: { staffAccess: { added: [keeper.userId], removed: [] } },
    });
  });

  it('when it publishes, changes and deletes an announcement', async () => {
    const announcementId = randomUUID();
    const announcement = anAnnouncement({ announcementId, zooId, createdBy: admin.userId, title: 'Pont fermé' });
    const now = { createdAtUnix: Date.now(), updatedAtUnix: Date.now(), expiresAtUnix: null };
    const path = `zoo/${zooId}/announcements/${announcementId}`;
    const stored = withTimestamps({ ...announcement, ...now });
    const toClient = (value: unknown) =>
      value !== null && typeof value === 'object' && 'toMillis' in value
        ? Timestamp.fromMillis((value as Timestamp).toMillis())
        : value;
    await setDoc(
      doc(seen, path),
      Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, toClient(value)])),
    );
    await updateDoc(doc(seen, path), { title: 'Pont rouvert', ...stamp() });
    await deleteDoc(doc(seen, path));
    const found = await entriesOnce(3);
    expect(new Set(found.map(({ action }) => action))).toEqual(
      new Set(['announcement.created', 'announcement.changed', 'announcement.deleted']),
    );
    expect(found.find(({ action }) => action === 'announcement.changed')).toMatchObject({
      by: admin.userId,
      subjectId: announcementId,
      details: { title: { before: 'Pont fermé', after: 'Pont rouvert' } },
    });
  });
});

describe('a note on feeding is on record', () => {
  /** Writes a note as a browser does, and returns its path. */
  async function writeNote(about: { readonly animalId?: string; readonly text?: string }): Promise<string> {
    const noteId = randomUUID();
    const at = Timestamp.now();
    await setDoc(doc(seen, `nutritionNotes/${noteId}`), {
      ...{ noteId, zooId, sectorId, enclosureId: null, animalId: null, text: 'foin', ...about },
      ...{ createdBy: admin.userId, updatedBy: admin.userId },
      ...{ createdAt: at, createdAtUnix: at.toMillis(), updatedAt: at, updatedAtUnix: at.toMillis() },
    });
    return `nutritionNotes/${noteId}`;
  }

  it('with its text, shortened, and its sector', async () => {
    const began = Date.now();
    const path = await writeNote({ text: 'x'.repeat(300) });
    const { sectorName } = (await database.doc(`sectors/${sectorId}`).get()).data() as { sectorName: string };
    expect(await entriesOnce(1)).toMatchObject([
      {
        ...{ action: 'nutritionNote.created', by: admin.userId, zooId, subjectId: path.split('/')[1] },
        details: { name: sectorName, text: { before: null, after: `${'x'.repeat(200)}…` } },
      },
    ]);
    expect((await entries())[0]!['atUnix']).toBeGreaterThanOrEqual(began - 60_000);
  });

  it('with its animal, when it is changed and when it is deleted', async () => {
    const animalId = randomUUID();
    await database.doc(`animals/${animalId}`).set({ zooId, animalId, animalName: 'Nala' });
    const path = await writeNote({ animalId });
    await updateDoc(doc(seen, path), { text: 'paille', ...stamp() });
    await deleteDoc(doc(seen, path));
    const found = await entriesOnce(3);
    const of = (action: string) => found.find((entry) => entry['action'] === `nutritionNote.${action}`);
    expect(of('changed')).toMatchObject({ details: { name: 'Nala', text: { before: 'foin', after: 'paille' } } });
    expect(of('deleted')).toMatchObject({ details: { name: 'Nala', text: { before: 'paille', after: null } } });
  });

  it('without the name of an animal of another establishment', async () => {
    const animalId = randomUUID();
    await database.doc(`animals/${animalId}`).set({ zooId: 'elsewhere', animalId, animalName: 'Secret' });
    const event = randomUUID();
    const note = database.doc(`nutritionNotes/${event}`);
    const before = await note.get();
    await note.set({ zooId, sectorId, enclosureId: null, animalId, text: 'foin' });
    const write = { eventId: event, at: Date.now(), by: admin.userId, before, after: await note.get() };
    await recordChange(database, zooId, write, NUTRITION_NOTE);
    expect(JSON.stringify(await entriesOnce(1))).not.toContain('Secret');
  });
});

it('a write of the server is on record by its own entry alone', async () => {
  await database.doc(`sectors/${sectorId}`).update({ sectorKeeper: [keeper.userId] });
  await updateDoc(doc(seen, `sectors/${sectorId}`), { managementUserIds: [keeper.userId] });
  expect(await entriesOnce(1)).toMatchObject([{ details: { managementUserIds: { added: [keeper.userId] } } }]);
});

it('an event that is delivered twice writes one entry, and one without a change none', async () => {
  const [before, after] = [await database.doc('sectors/none').get(), await database.doc(`sectors/${sectorId}`).get()];
  const write = { eventId: randomUUID(), at: Date.now(), by: admin.userId, before, after };
  const recorded = {
    fields: ['sectorName'],
    created: 'sector.teamSet',
    changed: 'sector.teamSet',
    deleted: null,
  } as const;
  expect(await recordChange(database, zooId, write, recorded)).toBe(true);
  expect(await recordChange(database, zooId, write, recorded)).toBe(false);
  expect(await recordChange(database, zooId, { ...write, before: after }, recorded)).toBe(false);
  expect(await recordChange(database, zooId, write, { ...recorded, created: null })).toBe(false);
  expect(await entries()).toHaveLength(1);
});
