import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { arrayRemove, arrayUnion, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { emptyItem } from '../../src/domain/tasks/checklist/checklist-item.ts';
import { requiredItemsOf, textOfItem } from '../../src/domain/tasks/checklist/item-text.ts';
import type { ReadingValue } from '../../src/domain/tasks/checklist/reading-schema.ts';
import { MAX_READINGS, type Task, MAX_ITEMS } from '../../src/domain/tasks/task.ts';
import { anItem, CHECKLIST, CHOICE, NUMBER, PHOTO, TICK } from '../support/builders/checklist.ts';
import { aTask } from '../support/builders/task.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedTask, storedUser, storedZoo } from './support/stored-documents.ts';
import { changeFor } from './support/task-changes.ts';

const WITH_LIST = { checklist: CHECKLIST, requiredItems: requiredItemsOf(CHECKLIST) };
const ORDER = [TICK, NUMBER, CHOICE, PHOTO];
const many = (count: number) =>
  Array.from({ length: count }, (_unused, at) => textOfItem(anItem({ itemId: String(at).padStart(8, '0') })));
const stamps = (ms: number) => ({ updatedAt: Timestamp.fromMillis(ms), updatedAtUnix: ms });

describe('the checklist of a task on the server', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-checklist');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('keeper', 'zoo-1'),
      storedUser('stranger', 'zoo-2'),
    ]);
  });
  afterAll(() => environment.cleanup());

  const put = async (differences: Partial<Task> = {}) => {
    serial += 1;
    const task = aTask({ taskId: `task-${serial}`, authorId: 'admin', ...WITH_LIST, ...differences });
    await place(environment, [storedTask(task)]);
    return task;
  };
  const change = (task: Task, data: Record<string, unknown>, userId = 'keeper') =>
    isAllowed(() => updateDoc(doc(seenBy(environment, userId), `tasks/${task.taskId}`), data));
  const readingFor = (itemId: string, value: unknown, comment = '', differences: Record<string, unknown> = {}) => {
    const atUnix = Date.now();
    const reading = { itemId, place: ORDER.indexOf(itemId), by: 'keeper', atUnix, value, comment, ...differences };
    return {
      ...stamps(atUnix),
      readings: arrayUnion(reading),
      doneItems: value === null ? arrayRemove(itemId) : arrayUnion(itemId),
    };
  };
  const create = (differences: Record<string, unknown>) => {
    serial += 1;
    const { path, data } = storedTask({ taskId: documentId(`list ${serial}`), authorId: 'keeper' });
    return isAllowed(() => setDoc(doc(seenBy(environment, 'keeper'), path), { ...data, ...differences }));
  };

  it.each([
    ['one item of each kind', WITH_LIST, true],
    ['as many items as there may be', { checklist: many(MAX_ITEMS) }, true],
    ['one item more', { checklist: many(MAX_ITEMS + 1) }, false],
    ['the longest label', { checklist: [textOfItem(anItem({ label: 'é'.repeat(200) }))] }, true],
    ['a label one character longer', { checklist: [textOfItem(anItem({ label: 'é'.repeat(201) }))] }, false],
    ['an item without a label', { checklist: [textOfItem(emptyItem('tick0000'))] }, false],
    ['a text that is no item', { checklist: ['x'] }, false],
    ['two items in one text', { checklist: [many(2).join('\n')] }, false],
    ['items that are no texts', { checklist: [{ label: 'x' }] }, false],
    ['a text for the whole list', { checklist: 'x' }, false],
    ['a text that is no item, named as required', { checklist: ['x'], requiredItems: ['x'] }, false],
    ['a required item that it does not name', { checklist: CHECKLIST, requiredItems: [] }, false],
    ['an item named as required that is not', { checklist: CHECKLIST, requiredItems: [NUMBER, TICK] }, false],
    ['required items without a list', { checklist: [], requiredItems: [NUMBER] }, false],
    ['an item that is done already', { ...WITH_LIST, doneItems: [NUMBER] }, false],
    ['a reading', { ...WITH_LIST, readings: [] }, false],
  ])('is created with %s', async (_what, differences, expected) => {
    expect(await create(differences)).toBe(expected);
  });

  it('is written by those who may edit the task, and by nobody else', async () => {
    const now = Date.now();
    const edit = (by: string) => ({
      ...{ checklist: many(2), requiredItems: [], ...stamps(now) },
      ...{ editedBy: by, editedAt: Timestamp.fromMillis(now), editedAtUnix: now },
    });
    const task = await put();
    expect(await change(task, edit('keeper'))).toBe(false);
    expect(await change(task, { ...edit('admin'), checklist: ['x'] }, 'admin')).toBe(false);
    expect(await change(task, edit('admin'), 'admin')).toBe(true);
  });

  it.each<[string, ReadingValue | false, string, boolean]>([
    [TICK, true, '', true],
    [TICK, false, '', false],
    [TICK, 'yes', '', false],
    [NUMBER, 18, '', true],
    [NUMBER, 24.5, '', true],
    [NUMBER, 24.6, '', false],
    [NUMBER, 24.6, ' ', false],
    [NUMBER, 24.6, 'Pompe arrêtée', true],
    [NUMBER, 17, '', false],
    [NUMBER, '20', '', false],
    [NUMBER, 1_000_000_001, 'x', false],
    [NUMBER, -1_000_000_001, 'x', false],
    [CHOICE, 'Normal', '', false],
    [CHOICE, 'Normal', 'A tout mangé', true],
    [CHOICE, 'Bon', 'x', false],
    [CHOICE, 'always', 'x', false],
    [PHOTO, 'file-1', '', true],
    [PHOTO, 'a/b', '', false],
    [TICK, true, 'x'.repeat(500), true],
    [TICK, true, 'x'.repeat(501), false],
  ])(
    'takes a reading of %s with the value %s and the comment "%s" as the domain does',
    async (id, value, comment, is) => {
      expect(await change(await put(), readingFor(id, value, comment))).toBe(is);
    },
  );

  it.each([
    ['another person', { by: 'admin' }],
    ['another time', { atUnix: Date.now() - 60_000 }],
    ['the place of another item', { place: 1 }],
    ['a place beyond the list', { place: 4 }],
    ['a field nobody knows', { unheardOf: 1 }],
    ['no comment', { comment: null }],
  ])('takes no reading with %s', async (_what, wrong) => {
    const task = await put();
    expect(await change(task, readingFor(TICK, true, '', wrong))).toBe(false);
    expect(await change(task, readingFor(TICK, true))).toBe(true);
  });

  it('says of no item but the one that was read that it is done', async () => {
    const task = await put();
    const tick = readingFor(TICK, true);
    expect(await change(task, { ...tick, doneItems: [TICK, NUMBER] })).toBe(false);
    expect(await change(task, { ...tick, doneItems: [NUMBER] })).toBe(false);
    expect(await change(task, { ...stamps(Date.now()), doneItems: [NUMBER] })).toBe(false);
    expect(await change(task, { ...tick, doneItems: [TICK, TICK] })).toBe(false);
    expect(await change(task, { ...tick, title: 'x' })).toBe(false);
    expect(await change(task, tick)).toBe(true);
  });

  it('has an item open again once its reading was cleared, and keeps both readings', async () => {
    const task = await put();
    expect(await change(task, readingFor(NUMBER, 20))).toBe(true);
    expect(await change(task, { ...readingFor(NUMBER, null), readings: [] })).toBe(false);
    expect(await change(task, { ...readingFor(NUMBER, null), doneItems: [NUMBER] })).toBe(false);
    expect(await change(task, readingFor(NUMBER, null))).toBe(true);
    expect(await change(task, changeFor({ ...task, doneItems: [NUMBER] }, 'close', 'keeper'))).toBe(false);
  });

  it('is read by people of the establishment alone, and only until the task is over', async () => {
    const task = await put();
    expect(await change(task, readingFor(TICK, true, '', { by: 'stranger' }), 'stranger')).toBe(false);
    for (const status of ['DONE', 'DELETED', 'ARCHIVED'] as const)
      expect(await change(await put({ status }), readingFor(TICK, true))).toBe(false);
    for (const status of ['OPEN', 'ACTIVE', 'IN_PROGRESS'] as const)
      expect(await change(await put({ status }), readingFor(TICK, true))).toBe(true);
  });

  it('keeps a bounded number of readings', async () => {
    const one = (at: number) => ({ itemId: TICK, place: 0, by: 'bo', atUnix: at, value: true as const, comment: '' });
    const kept = (count: number) => ({ readings: Array.from({ length: count }, (_unused, at) => one(at)) });
    expect(await change(await put(kept(MAX_READINGS - 1)), readingFor(TICK, true))).toBe(true);
    expect(await change(await put(kept(MAX_READINGS)), readingFor(TICK, true))).toBe(false);
  });

  it('keeps the task from being closed while a required item is open', async () => {
    const task = await put();
    const close = changeFor({ ...task, doneItems: [NUMBER] }, 'close', 'keeper');
    expect(await change(task, close)).toBe(false);
    expect(await change(task, { ...close, doneItems: [NUMBER] })).toBe(false);
    expect(await change(task, readingFor(NUMBER, 20))).toBe(true);
    expect(await change(task, changeFor({ ...task, doneItems: [NUMBER] }, 'close', 'keeper'))).toBe(true);
  });
});
