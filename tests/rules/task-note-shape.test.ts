import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, place, seenBy, stored } from './support/environment.ts';
import { parentIn } from './security/support/paths.ts';
import { aDocumentOf, OTHER_PARK, openPark, PARK } from './support/park.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const NOTES = 'tasks/{taskId}/notes/{noteId}';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const stamp = (unix: number, twin = unix) => ({ createdAt: Timestamp.fromMillis(unix), createdAtUnix: twin });

describe('a note of a task', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openPark('demo-task-notes');
  });
  afterAll(() => environment.cleanup());

  const create = (differences: Record<string, unknown>, by = 'keeper') => {
    serial += 1;
    const { path, data } = aDocumentOf(NOTES, { id: documentId(`note ${serial}`), by }, differences);
    const written = isAllowed(() => setDoc(doc(seenBy(environment, by), path), data, { merge: true }));
    return { path, written };
  };

  it.each([
    ['as the product makes it', {}, true],
    ['a receipt that the author chose', { receivedAt: Timestamp.now() }, false],
    ['a receipt of nothing', { receivedAt: null }, false],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['an id that is not the document’s', { noteId: 'another' }, false],
    ['another task’s name', { taskId: 'another' }, false],
    ['another establishment than the task’s', { zooId: OTHER_PARK }, false],
    ['the longest text', { text: 'x'.repeat(5_000) }, true],
    ['a text one character longer', { text: 'x'.repeat(5_001) }, false],
    ['a text of spaces', { text: ' \n ' }, false],
    ['another author', { createdBy: 'lead' }, false],
    ['a stamp unlike its twin', stamp(Date.now(), 1), false],
    ['a stamp in the future', stamp(Date.now() + 30 * MINUTE), false],
  ])('with %s is judged', async (_name, differences, isGood) => {
    expect(await create(differences).written).toBe(isGood);
  });

  it('is never older than its task', async () => {
    const made = ((await stored(environment, `tasks/${parentIn(PARK)}`)) as { createdAtUnix: number }).createdAtUnix;
    expect(await create(stamp(made - 1)).written).toBe(false);
    expect(await create(stamp(made)).written).toBe(true);
  });

  it('is dated back by more than a day only with the server’s time of receipt beside it', async () => {
    const now = Date.now();
    const task = { createdAt: Timestamp.fromMillis(now - 29 * DAY), createdAtUnix: now - 29 * DAY };
    const old = aDocumentOf('tasks/{taskId}', { id: parentIn(PARK), by: 'admin' }, task);
    await place(environment, [old]);
    const ofOlderApp = { ...stamp(now - DAY + MINUTE), receivedAt: deleteField() };
    expect(await create(ofOlderApp).written).toBe(true);
    expect(await create({ ...ofOlderApp, ...stamp(now - DAY - MINUTE) }).written).toBe(false);
    const { path, written } = create(stamp(now - 28 * DAY));
    expect(await written).toBe(true);
    const { receivedAt } = (await stored(environment, path)) as { receivedAt: Timestamp };
    expect(receivedAt.toMillis()).toBeGreaterThanOrEqual(now);
  });

  it('is never changed and never deleted, not even by its author', async () => {
    const { path, written } = create({});
    expect(await written).toBe(true);
    const mine = doc(seenBy(environment, 'keeper'), path);
    expect(await isAllowed(() => updateDoc(mine, { text: 'autre' }))).toBe(false);
    expect(await isAllowed(() => deleteDoc(mine))).toBe(false);
    expect(await isAllowed(() => getDoc(doc(seenBy(environment, 'vet'), path)))).toBe(true);
    expect(await isAllowed(() => getDoc(doc(seenBy(environment, 'teacher'), path)))).toBe(false);
  });
});
