import { emptyItem } from '../../../src/domain/tasks/checklist/checklist-item.ts';
import { requiredItemsOf, textOfItem } from '../../../src/domain/tasks/checklist/item-text.ts';
import type { Reading } from '../../../src/domain/tasks/checklist/reading-schema.ts';
import { MAX_STEPS, type TaskAction, type TaskStep } from '../../../src/domain/tasks/task-step.ts';
import {
  MAX_READINGS,
  MAX_RESPONSIBLE,
  MAX_TAGS,
  MAX_TARGETS,
  type Task,
  MAX_ITEMS,
} from '../../../src/domain/tasks/task.ts';
import { grownSampleOf, sampleOf, stampsOf } from '../security/support/samples.ts';
import {
  type AllowedWrite,
  DAY,
  type Fields,
  ids,
  LAST,
  ONE,
  PARK,
  SECTORS,
  TEXT,
  withTwins,
} from './longest-values.ts';
import { changeFor } from './task-changes.ts';

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

/** Returns the writes of a task: its creation, each of its steps, a reading and an edit, in every state. */
export function taskWrites(): AllowedWrite[] {
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
