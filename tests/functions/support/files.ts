import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { StoredPicture } from '../../../src/domain/callables/pictures.ts';
import { createPark, createPerson, createSector, type Person } from './park.ts';
import { type Browser, database } from './suite.ts';

const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-zoo';

/** The files with the server's rights, whatever a browser may see. */
export const files = getStorage(
  initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, randomUUID()),
).bucket();

/** Returns the names of all files with a prefix. */
export async function namesUnder(prefix: string): Promise<string[]> {
  const [found] = await files.getFiles({ prefix });
  return found.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other));
}

/** Stores a file past every check, as an older version or another service may have done. */
export async function place(
  name: string,
  content: string | Buffer = 'content',
  contentType = 'image/jpeg',
): Promise<void> {
  await files.file(name).save(content, { resumable: false, metadata: { contentType } });
}

/** The answer of a callable of pictures. */
export type PictureAnswer = {
  readonly success: boolean;
  readonly data?: StoredPicture & { readonly expiresAtUnix: number };
  readonly error?: { readonly code: string; readonly field?: string };
};

/** Calls a function of pictures as the app does. */
export async function ask(browser: Browser, name: string, request: unknown): Promise<PictureAnswer> {
  return (await browser.call(name, request)) as unknown as PictureAnswer;
}

/** 'done', or the code of the refusal. */
export function outcomeOf(answer: PictureAnswer): string {
  return answer.success ? 'done' : (answer.error?.code ?? 'nothing');
}

/** Creates an enclosure of a sector and returns its id. */
export async function createEnclosure(zooId: string, linkedSectorId: string): Promise<string> {
  const enclosureId = `enclosure-${randomUUID()}`;
  await database.doc(`enclosures/${enclosureId}`).set({
    zooId,
    enclosureId,
    enclosureName: 'Plaine',
    linkedSectorId,
    areas: [],
    enclosureProfilePicture: null,
  });
  return enclosureId;
}

/** Creates a park with a sector, an enclosure, and people of every kind of right on its pictures. */
export async function createPictureCast() {
  const [zooId, otherZooId, smallZooId, demoZooId] = await Promise.all([
    createPark(),
    createPark(),
    createPark({ zooTiers: 'discovery' }),
    createPark({ isDemo: true }),
  ]);
  const [sectorId, otherSectorId, smallSectorId, demoSectorId] = await Promise.all(
    [zooId, otherZooId, smallZooId, demoZooId].map(createSector),
  );
  const enclosureId = await createEnclosure(zooId, sectorId!);
  const otherEnclosureId = await createEnclosure(otherZooId, otherSectorId!);
  const people = {
    keeper: await createPerson(zooId),
    lead: await createPerson(zooId),
    pedago: await createPerson(zooId, { userRight: 'pedagoadmin' }),
    admin: await createPerson(zooId, { userRight: 'admin' }),
    stranger: await createPerson(otherZooId, { userRight: 'superAdmin' }),
    guest: await createPerson(otherZooId, { userRight: 'admin' }),
    small: await createPerson(smallZooId, { userRight: 'admin' }),
    visitor: await createPerson(demoZooId, { userRight: 'admin' }),
    staff: await createPerson(otherZooId, { akongoStaff: true, userRight: 'superAdmin' }),
    disabled: await createPerson(zooId, { userRight: 'admin', isDisabled: true }),
    unaccepted: await createPerson(zooId, { userRight: 'admin', eula: 3 }),
  } satisfies Record<string, Person>;
  await database.doc(`sectors/${sectorId}`).update({ managementUserIds: [people.lead.userId] });
  await database.doc(`zoo/${zooId}`).update({ staffAccess: [people.guest.userId] });
  return {
    zooId,
    otherZooId,
    smallZooId,
    demoZooId,
    sectorId: sectorId!,
    otherSectorId: otherSectorId!,
    smallSectorId: smallSectorId!,
    demoSectorId: demoSectorId!,
    enclosureId,
    otherEnclosureId,
    ...people,
    close: () => Promise.all(Object.values(people).map((person) => person.close())),
  };
}

export type PictureCast = Awaited<ReturnType<typeof createPictureCast>>;
