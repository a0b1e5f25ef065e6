import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { toDocument } from '../../../scripts/seed/tasks.ts';
import { OLDER_ENCLOSURE } from '../../../src/domain/enclosures/enclosure.ts';
import { sessionsValidAfterOf } from '../../../functions/src/common/sessions-end.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import type { Sector } from '../../../src/domain/sectors/sector.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { anEstablishment, aSector } from '../../support/builders/establishment.ts';
import { aTask } from '../../support/builders/task.ts';
import { aUser } from '../../support/builders/user.ts';
import { DEMO_PASSWORD } from '../../../scripts/seed/accounts.ts';

export const SAVANNA = 'zoo-fullcare--savane';

/** The park behind the screens, accessed past the rules: creates tasks and reads their results. */
export class Park {
  readonly #app: App = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-zoo' }, crypto.randomUUID());

  /** Creates a free task of the savanna, due in an hour, and returns it; each has a title of its own. */
  async addTask(differences: Partial<Task> = {}): Promise<Task> {
    const now = Date.now();
    const taskId = `e2e-${crypto.randomUUID()}`;
    const task = aTask({
      taskId,
      title: `Ration ${taskId.slice(-8)}`,
      zooId: 'zoo-fullcare',
      authorId: 'fullcare-manager',
      sectorId: SAVANNA,
      sectorIds: [SAVANNA],
      target: { level: 'SECTOR', ids: [SAVANNA] },
      scheduledForUnix: now - 3_600_000,
      dueAtUnix: now + 600_000,
      createdAtUnix: now,
      updatedAtUnix: now,
      ...differences,
    });
    const { path, data } = toDocument(task);
    await getFirestore(this.#app).doc(path).set(data);
    return task;
  }

  /** Creates a fullcare establishment, so that changes of its people disturb no other test, and returns its id. */
  async addEstablishment(differences: Partial<Establishment> = {}): Promise<string> {
    const zooId = `e2e-zoo-${crypto.randomUUID()}`;
    const park = anEstablishment({ zooId, zooName: `Parc ${zooId.slice(-6)}`, ...differences });
    await getFirestore(this.#app).doc(`zoo/${zooId}`).set(park);
    return zooId;
  }

  /** Creates a person, by default an active keeper with the password of the seed, and returns them. */
  async addPerson(zooId: string, differences: Partial<User> = {}): Promise<User> {
    const userId = `e2e-${crypto.randomUUID()}`;
    const userMail = `${userId}@tests.example`;
    const account = await getAuth(this.#app).createUser({ uid: userId, email: userMail, password: DEMO_PASSWORD });
    const person = aUser({
      userId,
      userMail,
      zooId,
      userZoo: { label: zooId, value: zooId },
      sectors: [],
      sessionsValidAfter: sessionsValidAfterOf(account),
      ...differences,
    });
    await getFirestore(this.#app).doc(`users/${userId}`).set(person);
    return person;
  }

  async person(userId: string): Promise<Record<string, unknown>> {
    return (await getFirestore(this.#app).doc(`users/${userId}`).get()).data() ?? {};
  }

  /** Returns all stored data of an establishment, as one text: the same text means that nothing was written. */
  async contentOf(zooId: string): Promise<string> {
    const database = getFirestore(this.#app);
    const zoo = database.doc(`zoo/${zooId}`);
    const below = await zoo.listCollections();
    const documents = await Promise.all([
      zoo.get().then((document) => [document]),
      ...below.map(async (collection) => (await collection.get()).docs),
      ...['users', 'sectors', 'tasks', 'taskTemplates', 'invitations'].map(
        async (name) => (await database.collection(name).where('zooId', '==', zooId).get()).docs,
      ),
    ]);
    return documents
      .flat()
      .map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`)
      .toSorted((a, b) => a.localeCompare(b))
      .join('\n');
  }

  /** Returns the animals of an establishment, by their ids. */
  animalsOf(zooId: string): Promise<Record<string, unknown>[]> {
    return this.listOf('animals', zooId);
  }

  /** Returns the documents of a collection that belong to an establishment, with their ids. */
  async listOf(collection: string, zooId: string): Promise<Record<string, unknown>[]> {
    const found = await getFirestore(this.#app)
      .collection(collection)
      .where('zooId', '==', zooId)
      .orderBy('__name__')
      .get();
    return found.docs.map((document) => document.data());
  }

  /** Creates the sector "Savane" with this id and establishment, without a team. */
  async addSector(differences: Pick<Sector, 'sectorId' | 'zooId'> & Partial<Sector>): Promise<void> {
    const sectorName = 'Savane';
    const { sectorId } = differences;
    const sector = aSector({ sectorName, label: sectorName, value: sectorId, sectorKeeper: [], ...differences });
    await getFirestore(this.#app).doc(`sectors/${sectorId}`).set(sector);
  }

  /** Creates an enclosure of no sector and returns its id. */
  async addEnclosure(zooId: string, enclosureName: string): Promise<string> {
    const enclosureId = `e2e-${crypto.randomUUID()}`;
    await getFirestore(this.#app)
      .doc(`enclosures/${enclosureId}`)
      .set({ ...OLDER_ENCLOSURE, enclosureId, zooId, enclosureName, label: enclosureName, value: enclosureId });
    return enclosureId;
  }

  /** Returns the species of the IUCN list that are of a class. */
  async listedSpecies(className: string): Promise<Record<string, unknown>[]> {
    const found = await getFirestore(this.#app).collection('iucnSpecies').where('className', '==', className).get();
    return found.docs.map((document) => document.data());
  }

  /** Returns the documents of a collection by its path. */
  async below(path: string): Promise<Record<string, unknown>[]> {
    return (await getFirestore(this.#app).collection(path).get()).docs.map((document) => document.data());
  }

  /** Stores a document. */
  async put(path: string, data: Record<string, unknown>): Promise<void> {
    await getFirestore(this.#app).doc(path).set(data);
  }

  /** Returns the fields of a stored document; empty when it does not exist. */
  async read(path: string): Promise<Record<string, unknown>> {
    return (await getFirestore(this.#app).doc(path).get()).data() ?? {};
  }

  async task(taskId: string): Promise<Record<string, unknown>> {
    return (await getFirestore(this.#app).doc(`tasks/${taskId}`).get()).data() ?? {};
  }

  async changeTask(taskId: string, change: Partial<Task>): Promise<void> {
    await getFirestore(this.#app).doc(`tasks/${taskId}`).update(change);
  }

  async changePerson(userId: string, change: Record<string, unknown>): Promise<void> {
    await getFirestore(this.#app).doc(`users/${userId}`).update(change);
  }

  instant(unix: number): Timestamp {
    return Timestamp.fromMillis(unix);
  }

  close(): Promise<void> {
    return deleteApp(this.#app);
  }
}
