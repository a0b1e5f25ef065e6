import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX_LENGTH, MAX_RESPONSIBLE, MAX_TARGETS, TITLE_MAX_LENGTH } from '../../src/domain/tasks/task.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedTask, storedUser, storedZoo } from './support/stored-documents.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const tags = (count: number) => Array.from({ length: count }, (_unused, at) => `soin ${at}`);

const ids = (count: number) => Array.from({ length: count }, (_unused, at) => `id-${at}`);

describe('a new task', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-shapes');
    await environment.clearFirestore();
    await place(environment, [storedZoo('zoo-1'), storedUser('keeper', 'zoo-1')]);
  });
  afterAll(() => environment.cleanup());

  const fresh = () => {
    serial += 1;
    return storedTask({ taskId: documentId(`task ${serial}`), authorId: 'keeper' });
  };
  const create = (document: { path: string; data: Record<string, unknown> }) =>
    isAllowed(() => setDoc(doc(seenBy(environment, 'keeper'), document.path), document.data));
  const createWith = (differences: Record<string, unknown>) => {
    const document = fresh();
    return create({ ...document, data: { ...document.data, ...differences } });
  };

  it('is accepted when it is whole', async () => {
    expect(await create(fresh())).toBe(true);
  });

  it.each([
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['a title of spaces', { title: '   ' }, false],
    ['the longest title', { title: 'x'.repeat(TITLE_MAX_LENGTH) }, true],
    ['a title one character longer', { title: 'x'.repeat(TITLE_MAX_LENGTH + 1) }, false],
    ['the longest description', { description: 'x'.repeat(DESCRIPTION_MAX_LENGTH) }, true],
    ['a description one character longer', { description: 'x'.repeat(DESCRIPTION_MAX_LENGTH + 1) }, false],
    ['a status that is not the first', { status: 'DONE' }, false],
    ['another author', { authorId: 'someone' }, false],
    ['an id that is not the document’s', { taskId: 'another' }, false],
    ['a kind that does not exist', { taskType: 'party' }, false],
    ['a high priority', { priority: 'high' }, true],
    ['a priority that does not exist', { priority: 'urgent' }, false],
    ['no main sector', { sectorId: null }, true],
    ['five sectors', { sectorIds: ['savanna', 'b', 'c', 'd', 'e'] }, true],
    ['six sectors', { sectorIds: ['savanna', 'b', 'c', 'd', 'e', 'f'] }, false],
    ['the same sector twice', { sectorIds: ['savanna', 'savanna'] }, false],
    ['a sector that is not among its sectors', { sectorId: 'aviary' }, false],
    ['animals as its level, and none', { target: { level: 'ANIMAL', ids: [] } }, false],
    ['animals as its level, and one', { target: { level: 'ANIMAL', ids: ['z'] }, animalIds: ['z'] }, true],
    ['as many animals as there may be', { animalIds: ids(MAX_TARGETS.ANIMAL) }, true],
    ['one animal more', { animalIds: ids(MAX_TARGETS.ANIMAL + 1) }, false],
    ['as many enclosures as there may be', { enclosureIds: ids(MAX_TARGETS.ENCLOSURE) }, true],
    ['one enclosure more', { enclosureIds: ids(MAX_TARGETS.ENCLOSURE + 1) }, false],
    ['as many responsible people as there may be', { responsibleIds: ids(MAX_RESPONSIBLE) }, true],
    ['one responsible person more', { responsibleIds: ids(MAX_RESPONSIBLE + 1) }, false],
    ['no files yet', { attachments: [] }, true],
    ['a file that no upload made', { attachments: [{ url: 'x' }] }, false],
    ['as many tags as there may be', { tags: tags(20) }, true],
    ['one tag more', { tags: tags(21) }, false],
    ['a tag of 61 letters', { tags: ['x'.repeat(61)] }, false],
    [
      'a reminder it never sent',
      { notificationsSent: { onCreate: true, reminder24h: false, reminder1h: false } },
      false,
    ],
    ['the server’s mark of an automation', { automationId: 'template' }, false],
  ])('with %s', async (_what, differences, expected) => {
    expect(await createWith(differences)).toBe(expected);
  });

  it('has the normal priority without naming one, as older copies of the app write it', async () => {
    const { path, data } = fresh();
    const { priority: _none, ...older } = data;
    expect(await create({ path, data: older })).toBe(true);
  });

  it('is not due before it is scheduled', async () => {
    const at = (unix: number) => ({ dueAt: Timestamp.fromMillis(unix), dueAtUnix: unix });
    const scheduled = Number(fresh().data['scheduledForUnix']);
    expect(await createWith(at(scheduled - 1))).toBe(false);
    expect(await createWith(at(scheduled))).toBe(true);
  });

  it('has dates of 1990 to 2199: others are slips of the keyboard', async () => {
    const [first, end] = [Date.UTC(1990, 0), Date.UTC(2200, 0)];
    const from = (unix: number) => ({ scheduledFor: Timestamp.fromMillis(unix), scheduledForUnix: unix });
    const due = (unix: number) => ({ dueAt: Timestamp.fromMillis(unix), dueAtUnix: unix });
    expect(await createWith({ ...from(first), ...due(first) })).toBe(true);
    expect(await createWith({ ...from(first - 1), ...due(first) })).toBe(false);
    expect(await createWith(due(end - 1))).toBe(true);
    expect(await createWith(due(end))).toBe(false);
  });
});
