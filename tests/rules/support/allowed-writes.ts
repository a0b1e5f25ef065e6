import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import { documentId } from '../../../scripts/seed/document-id.ts';
import { type Access, type Collection, isOpen, isWritable } from '../../../src/domain/collections/declaration.ts';
import { emptyItem, MAX_ITEMS } from '../../../src/domain/tasks/checklist/checklist-item.ts';
import { requiredItemsOf, textOfItem } from '../../../src/domain/tasks/checklist/item-text.ts';
import type { Reading } from '../../../src/domain/tasks/checklist/reading-schema.ts';
import { MAX_STEPS, type TaskAction, type TaskStep } from '../../../src/domain/tasks/task-step.ts';
import { MAX_READINGS, MAX_RESPONSIBLE, MAX_TAGS, MAX_TARGETS, type Task } from '../../../src/domain/tasks/task.ts';
import { stampOf } from '../security/support/changes.ts';
import { declaredChange } from '../security/support/declared-sample.ts';
import { grownSampleOf, sampleOf, stampsOf, twinsOf } from '../security/support/samples.ts';
import { parentIn, pathOf } from '../security/support/paths.ts';
import { changeFor } from './task-changes.ts';
import { storedSector, storedUser, storedZoo } from './stored-documents.ts';

type Fields = Record<string, unknown>;
type Documents = Readonly<Record<string, Fields>>;

/** A write that some person may do, with the values that make its evaluation longest. */
export type AllowedWrite = {
  readonly pattern: string;
  readonly what: string;
  readonly access: Access;
  readonly path: string;
  /**
   * returns the stored document before (null for a new one) and afterwards (null for a deletion), made for the person
   * who writes
   */
  readonly documents: (uid: string) => { readonly before: Fields | null; readonly after: Fields | null };
};

const PARK = 'park';
const HOME = 'home';
/** The id of the written document. */
const ONE = documentId('one');
const DAY = 86_400_000;
/** The sectors of a task: its writers hold a role in the last of them alone. */
const SECTORS = ['s1', 's2', 's3', 's4', 's5'];
const LAST = 's5';
/** The sector a place moves to from the last one, in which its writers hold the same role. */
const NEXT = 's6';

/**
 * The people who write. Each comes from another establishment, through `staffAccess`, unless told otherwise, and holds
 * a sector role in the last sector of five, and in one more.
 */
const PEOPLE: Record<string, { user?: Fields; holds?: string; zooId?: string }> = {
  lead: { holds: 'managementUserIds' },
  keeper: { holds: 'sectorKeeper' },
  vet: { holds: 'veterinaryUserIds' },
  feeder: { holds: 'nutritionUserIds' },
  colleague: {},
  admin: { user: { userRight: 'admin' } },
  superAdmin: { user: { userRight: 'superAdmin' } },
  board: { user: { akongoRank: 'board' } },
  boardAdmin: { user: { akongoRank: 'board', userRight: 'admin' } },
  staff: { user: { akongoStaff: true } },
  staffAdmin: { user: { akongoStaff: true, userRight: 'superAdmin' } },
  ownLead: { holds: 'managementUserIds', zooId: PARK },
  ownAdmin: { user: { userRight: 'superAdmin' }, zooId: PARK },
};
export const WRITERS: readonly string[] = Object.keys(PEOPLE);

const ids = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_unused, at) => `${prefix}${at}`.padEnd(128, 'x'));
const holdersOf = (list: string): string[] => WRITERS.filter((name) => PEOPLE[name]?.holds === list);
const crowded = (sectorId: string) => [...ids(190, 'p'), ...(sectorId === LAST || sectorId === NEXT ? ['?'] : [])];

/** Every document that rules read beside the written one. */
export const DOCUMENTS: Documents = Object.fromEntries(
  [
    storedZoo(PARK, { staffAccess: [...ids(400, 'p'), ...WRITERS] }),
    storedZoo(HOME),
    storedUser('teacher', PARK, { userRight: 'pedagoadmin' }),
    ...WRITERS.map((name) => storedUser(name, PEOPLE[name]?.zooId ?? HOME, PEOPLE[name]?.user ?? {})),
    ...[...SECTORS, NEXT].map((sectorId) => {
      const people = (list: string) => crowded(sectorId).flatMap((id) => (id === '?' ? holdersOf(list) : [id]));
      return storedSector(sectorId, PARK, {
        sectorKeeper: people('sectorKeeper'),
        managementUserIds: people('managementUserIds'),
        veterinaryUserIds: people('veterinaryUserIds'),
        nutritionUserIds: people('nutritionUserIds'),
      });
    }),
    ...['animals/{animalId}', 'tasks/{taskId}'].map((pattern) => parent(pattern, {})),
    parent('enclosures/{enclosureId}', { linkedSectorId: LAST }),
    parent('enclosures/{enclosureId}', { linkedSectorId: LAST }, NEXT),
  ].map(({ path, data }) => [path, data as Fields]),
);

function parent(pattern: string, differences: Fields, id = parentIn(PARK)): { path: string; data: Fields } {
  const there = { zooId: PARK, id };
  return { path: pathOf(pattern, there), data: { ...sampleOf(pattern, { ...there, by: 'somebody' }), ...differences } };
}

/** Returns fields of the pattern with the timestamps beside them. */
const withTwins = (pattern: string, fields: Fields): Fields => ({ ...fields, ...twinsOf(pattern, fields) });

/** The states of a document by a person: its creation, its changes, and whether it can be deleted. */
type Life = { readonly created: Fields; readonly changes: Record<string, Fields>; readonly isDeletable?: true };

const NAME = 'É'.repeat(100);
const COUNTED = (digit: number) => ({ males: digit, females: digit, unsexed: digit });
const TEXT = 'é'.repeat(5000);

/**
 * For each collection that a browser writes: the fields of its longest new document beside the sample, and its longest
 * changes.
 */
const LIVES: Record<string, (by: string) => Life> = {
  'zoo/{zooId}/private/integrations': () => ({
    created: {},
    changes: { address: { slackEndpoint: `https://hooks.slack.com/services/${'x'.repeat(467)}` } },
  }),
  'zoo/{zooId}/announcements/{announcementId}': () => ({
    created: { title: 'x'.repeat(200), message: TEXT },
    changes: {
      everything: {
        ...{ title: 'y'.repeat(200), message: `${TEXT.slice(1)}y`, broadcastTeams: ['everyone', 'admin', 'keeper'] },
        ...{ sendNotification: true, expiresAtUnix: Date.now() + 2 * DAY, ...stampsOf('updatedAtUnix') },
      },
    },
    isDeletable: true,
  }),
  'sectors/{sectorId}': () => ({
    created: { sectorKeeper: ids(200, 'k') },
    changes: {
      everything: {
        ...{ sectorName: NAME, label: NAME, sectorColor: '#000000', sectorKeeper: ids(200, 'k') },
        ...{ managementUserIds: ids(200, 'm'), veterinaryUserIds: ids(200, 'v'), nutritionUserIds: ids(200, 'n') },
      },
    },
  }),
  'enclosures/{enclosureId}': () => ({
    created: { linkedSectorId: LAST, memo: TEXT },
    changes: {
      everything: { enclosureName: NAME, label: NAME, memo: 'x', indoorArea: 1, outdoorArea: 2, linkedSectorId: NEXT },
    },
  }),
  'enclosures/{enclosureId}/zones/{zoneId}': () => ({
    created: {},
    changes: {
      everything: {
        ...{ zoneName: NAME, areaM2: 1, heightM: 1, location: 'indoor', type: 'terrestrial', areaId: 'plan-2' },
        ...{ isHiddenForQuestionnaires: true, isHiddenForScanSampling: false, position: 1000 },
        shape: Array.from({ length: 60 }, () => '0.1234,0.1234').join(' '),
      },
    },
    isDeletable: true,
  }),
  'groups/{groupId}': () => ({
    created: { linkedSectorId: LAST, species: ids(50, 's'), memo: TEXT, enclosureId: parentIn(PARK), ...COUNTED(9) },
    changes: {
      everything: {
        ...{ enclosureId: NEXT, ...COUNTED(8) },
        ...{ groupName: NAME, label: NAME, species: ids(50, 't'), linkedSectorId: NEXT, memo: 'x' },
        nextEvaluationDateUnix: Date.now() + 2 * DAY,
      },
    },
  }),
  'nutritionNotes/{noteId}': (by) => ({
    created: { sectorId: LAST, text: TEXT },
    changes: { text: { text: 'x', updatedBy: by, ...stampsOf('updatedAtUnix') } },
    isDeletable: true,
  }),
  'tasks/{taskId}/notes/{noteId}': () => ({ created: { text: TEXT }, changes: {} }),
};

/** The collections that have writes of their own below. */
const APART = ['users/{userId}', 'zoo/{zooId}', 'tasks/{taskId}'];

/** The collections whose longest writes follow from their declaration alone: a new document, and a change of a text. */
const DECLARED = Object.keys(COLLECTIONS).filter(
  (pattern) => isWritable(collectionAt(pattern)) && !(pattern in LIVES) && !APART.includes(pattern),
);

function collectionAt(pattern: string): Collection {
  const collection = COLLECTIONS[pattern];
  if (collection === undefined) throw new Error(`The registry has no collection ${pattern}.`);
  return collection;
}

function declaredLife(pattern: string, by: string): Life {
  const collection = collectionAt(pattern);
  const text = { ...declaredChange(collection, 1), ...stampOf(pattern, by) };
  return { created: {}, changes: { text }, ...(isOpen(collection, 'delete') ? { isDeletable: true as const } : {}) };
}

function lifeOf(pattern: string): AllowedWrite[] {
  const there = { zooId: PARK, id: ONE };
  const base = { pattern, path: pathOf(pattern, there) };
  const life = (uid: string) => LIVES[pattern]?.(uid) ?? declaredLife(pattern, uid);
  const created = (uid: string) =>
    withTwins(pattern, { ...sampleOf(pattern, { ...there, by: uid }), ...life(uid).created });
  const create: AllowedWrite = {
    ...{ ...base, what: 'create', access: 'create' },
    documents: (uid) => ({ before: null, after: created(uid) }),
  };
  const changes = Object.keys(life('anybody').changes).map((what): AllowedWrite => {
    const documents = (uid: string) => {
      const before = created(uid);
      return { before, after: { ...before, ...withTwins(pattern, life(uid).changes[what] ?? {}) } };
    };
    return { ...base, what: `change ${what}`, access: 'update', documents };
  });
  const deletion: AllowedWrite = {
    ...{ ...base, what: 'delete', access: 'delete' },
    documents: (uid) => ({ before: created(uid), after: null }),
  };
  return [create, ...changes, ...(life('anybody').isDeletable ? [deletion] : [])];
}

const TASKS = 'tasks/{taskId}';

/** The longest checklist: numbers with bounds and a wish for a comment, all required. */
const LONGEST_ITEMS = Array.from({ length: MAX_ITEMS }, (_unused, at) =>
  textOfItem({
    ...emptyItem(String(at).padStart(8, '0')),
    ...{
      kind: 'number',
      isRequired: true,
      comment: 'outside',
      label: 'é'.repeat(200),
      unit: 'x'.repeat(20),
      min: -1,
      max: 1,
    },
  }),
);
const REQUIRED_ITEMS = requiredItemsOf(LONGEST_ITEMS);

/** The largest targeting of a task. */
const LONGEST_TARGETING = {
  ...{ title: 'x'.repeat(200), description: TEXT, taskType: 'safety', visibilityStart: '1_week' },
  ...{ sectorId: LAST, sectorIds: SECTORS, enclosureIds: ids(MAX_TARGETS.ENCLOSURE, 'e') },
  ...{ animalIds: ids(MAX_TARGETS.ANIMAL, 'a'), responsibleIds: ids(MAX_RESPONSIBLE, 'p') },
  target: { level: 'ANIMAL', ids: ids(MAX_TARGETS.ANIMAL, 'a') },
  ...{ checklist: LONGEST_ITEMS, requiredItems: REQUIRED_ITEMS },
  ...{ tags: ids(MAX_TAGS, 't').map((tag) => tag.slice(0, 60)), notes: TEXT },
};

/** Tasks as they are before a step, and the steps that each may take. */
const TASK_STATES: Record<string, { state: (by: string) => Partial<Task>; actions: readonly TaskAction[] }> = {
  OPEN: { state: () => ({ status: 'OPEN' }), actions: ['start', 'take', 'close', 'cancel', 'archive'] },
  ACTIVE: { state: () => ({ status: 'ACTIVE' }), actions: ['start', 'take', 'close', 'cancel', 'archive'] },
  'IN_PROGRESS, not taken': {
    state: (by) => ({ status: 'IN_PROGRESS', startedBy: by, startedAtUnix: Date.now() }),
    actions: ['take', 'close', 'cancel', 'archive'],
  },
  'IN_PROGRESS, taken': {
    state: (by) => ({ status: 'IN_PROGRESS', startedBy: by, takenBy: by, ...stampsOf('startedAtUnix', 'takenAtUnix') }),
    actions: ['release', 'close', 'cancel', 'archive'],
  },
  'OPEN, started once': {
    state: (by) => ({ status: 'OPEN', startedBy: by, startedAtUnix: Date.now() }),
    actions: ['start', 'take', 'close', 'cancel', 'archive'],
  },
  'IN_PROGRESS, just taken': {
    state: (by) => ({ status: 'IN_PROGRESS', ...justNow(by, 'started'), takenBy: by, ...stampsOf('takenAtUnix') }),
    actions: ['undoStart'],
  },
  DONE: {
    state: (by) => ({ status: 'DONE', ...justNow(by, 'completed'), steps: earlierSteps() }),
    actions: ['archive', 'reopen'],
  },
  DELETED: {
    state: () => ({ status: 'DELETED', ...stampsOf('deletedAtUnix'), steps: earlierSteps() }),
    actions: ['reopen'],
  },
  ARCHIVED: {
    state: (by) => ({ status: 'ARCHIVED', startedBy: by, ...stampsOf('startedAtUnix'), steps: earlierSteps() }),
    actions: ['restore'],
  },
};
const OVER = ['DONE', 'DELETED', 'ARCHIVED'];

/** The stamps of a start or a closing that is the last change of the task. */
function justNow(by: string, what: 'started' | 'completed'): Partial<Task> {
  const now = Date.now() - 1_000;
  return { [`${what}By`]: by, [`${what}AtUnix`]: now, updatedAtUnix: now };
}

/** As many steps as leave room for one more. */
const earlierSteps = (): TaskStep[] =>
  ids(MAX_STEPS - 1, 'p').map((by, at) => ({ step: 'start', by, atUnix: Date.now() - DAY + at }));

/** As many readings as leave room for one more. */
function earlierReadings(): Reading[] {
  return Array.from({ length: MAX_READINGS - 1 }, (_unused, at) => ({
    ...{ itemId: REQUIRED_ITEMS[at % MAX_ITEMS] ?? '', place: at % MAX_ITEMS, by: 'p'.repeat(128) },
    ...{ atUnix: Date.now() - DAY + at, value: 0, comment: 'x'.repeat(500) },
  }));
}

function taskOf(by: string, authorId: string, differences: Fields): Fields {
  const fields = { ...grownSampleOf(TASKS, { zooId: PARK, id: ONE, by }), ...LONGEST_TARGETING };
  return withTwins(TASKS, {
    ...fields,
    responsibleIds: [],
    authorId,
    editedAtUnix: Date.now() - DAY,
    ...{ readings: earlierReadings(), doneItems: REQUIRED_ITEMS },
    ...differences,
  });
}

function taskSteps(): AllowedWrite[] {
  const base = { pattern: TASKS, path: `tasks/${ONE}` };
  const edit = (uid: string): Fields =>
    withTwins(TASKS, {
      ...LONGEST_TARGETING,
      ...{ target: { level: 'SECTOR', ids: SECTORS }, title: 'y', description: 'y', notes: 'y', tags: ['y'] },
      ...{ taskType: 'feeding', sendNotification: true, visibilityStart: '2_days', animalIds: ids(199, 'b') },
      ...{ enclosureIds: ids(49, 'f'), sectorIds: SECTORS.toReversed(), sectorId: 's1', editedBy: uid },
      ...{ scheduledForUnix: Date.now() + DAY, dueAtUnix: Date.now() + 2 * DAY },
      ...{ checklist: LONGEST_ITEMS.toReversed(), requiredItems: REQUIRED_ITEMS.toReversed() },
      ...stampsOf('editedAtUnix', 'updatedAtUnix'),
    });
  const create = (uid: string) => {
    const sample = sampleOf(TASKS, { zooId: PARK, id: ONE, by: uid });
    return withTwins(TASKS, { ...sample, ...LONGEST_TARGETING });
  };
  const authors = { 'their own': (uid: string) => uid, 'somebody’s': () => 'somebody' };
  const changes = Object.entries(authors).flatMap(([whose, author]) =>
    Object.entries(TASK_STATES).flatMap(([name, { state, actions }]): AllowedWrite[] => {
      const step = (what: string, change: (task: Fields, uid: string) => Fields): AllowedWrite => ({
        ...{ ...base, what: `${what} ${whose} ${name}`, access: 'update' },
        documents: (uid) => {
          const before = taskOf(uid, author(uid), state(uid));
          return { before, after: { ...before, ...change(before, uid) } };
        },
      });
      const steps = actions.map((action) =>
        step(action, (task, uid) => changeFor(task as unknown as Task, action, uid)),
      );
      const read = step('read an item of', (task, uid) => readingBy(task, uid));
      return OVER.includes(name) ? steps : [...steps, read, step('edit', (_task, uid) => edit(uid))];
    }),
  );
  const creation: AllowedWrite = {
    ...{ ...base, what: 'create', access: 'create' },
    documents: (uid) => ({ before: null, after: create(uid) }),
  };
  return [creation, ...changes];
}

/** The reading that costs most: a number out of bounds, with its comment, on the last item. */
function readingBy(task: Fields, by: string): Fields {
  const now = Date.now();
  const itemId = REQUIRED_ITEMS.at(-1) ?? '';
  const reading = { itemId, place: MAX_ITEMS - 1, by, atUnix: now, value: 2, comment: 'x'.repeat(500) };
  const doneItems = [...(task['doneItems'] as string[]).filter((id) => id !== itemId), itemId];
  return withTwins(TASKS, { readings: [...earlierReadings(), reading], doneItems, updatedAtUnix: now });
}

const ZOO = 'zoo/{zooId}';

function establishmentWrites(): AllowedWrite[] {
  const before = DOCUMENTS[`zoo/${PARK}`] as Fields;
  const settings = {
    ...{ zooName: 'x'.repeat(200), code: 'x', languages: ['fr', 'nl'], awmId: 'x', zimsId: 'x', slackChannel: 'x' },
    ...{ referentEthologistIds: ids(50, 'r'), supportEthologistIds: ids(50, 's'), pedagogicalUserId: 'teacher' },
  };
  const followUp = { zooTiers: 'research_partner', type: 'project', staffAccess: ids(500, 'p') };
  const created = sampleOf(ZOO, { zooId: 'new', id: '', by: 'staff' });
  const update = (what: string, change: Fields): AllowedWrite => ({
    ...{ pattern: ZOO, path: `zoo/${PARK}`, what, access: 'update' },
    documents: () => ({ before, after: { ...before, ...change } }),
  });
  return [
    update('change settings', settings),
    update('change settings and follow-up', { ...settings, ...followUp }),
    {
      ...{ pattern: ZOO, path: 'zoo/new', what: 'create', access: 'create' },
      documents: () => ({ before: null, after: created }),
    },
  ];
}

function ownProfile(): AllowedWrite {
  const change = { userFirstname: NAME, userLastname: NAME, language: 'pt', eula: 4 };
  return {
    ...{ pattern: 'users/{userId}', what: 'change the profile', access: 'update', path: 'users/{uid}' },
    documents: (uid) => {
      const before = { ...(DOCUMENTS[`users/${uid}`] as Fields), eula: 3, language: 'fr' };
      return { before, after: { ...before, ...change } };
    },
  };
}

/** Every write that the rules allow, in its longest form. `{uid}` in a path stands for the person who writes. */
export const ALLOWED_WRITES: readonly AllowedWrite[] = [
  ownProfile(),
  ...establishmentWrites(),
  ...[...Object.keys(LIVES), ...DECLARED].flatMap(lifeOf),
  ...taskSteps(),
];
