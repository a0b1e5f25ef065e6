import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import {
  receivesMessages,
  recipientsOfReminder,
  recipientsOfAssignment,
  recipientsOfNewTask,
} from './recipients-of-task.ts';

const savanna = aSector({
  sectorKeeper: ['keeper', 'both'],
  managementUserIds: ['head'],
  veterinaryUserIds: ['vet'],
  nutritionUserIds: ['cook', 'both'],
});
const lake = aSector({ sectorKeeper: ['otter-keeper', 'both'] });

describe('a new task', () => {
  it('is told to those responsible alone', () => {
    expect(recipientsOfNewTask(aTask({ responsibleIds: ['ana', 'ben'] }), [savanna])).toEqual(['ana', 'ben']);
  });
  it('of nobody is told to the keepers of all its sectors, each once', () => {
    expect(recipientsOfNewTask(aTask(), [savanna, lake])).toEqual(['keeper', 'both', 'otter-keeper']);
    expect(recipientsOfNewTask(aTask(), [])).toEqual([]);
  });
  it.each([
    ['animal_check', ['vet', 'keeper', 'both']],
    ['feeding', ['cook', 'both', 'keeper']],
    ['logistics', ['head']],
    ['maintenance', ['head']],
    ['safety', ['head']],
  ] as const)('of the type %s is told to its roles when that is wished', (taskType, roles) => {
    const task = aTask({ taskType, responsibleIds: ['ana'], sendNotification: true });
    expect(recipientsOfNewTask(task, [savanna])).toEqual(['ana', ...roles]);
    expect(recipientsOfNewTask({ ...task, sendNotification: false }, [savanna])).toEqual(['ana']);
  });
  it('is told neither to the person who made it nor to the one who has taken it', () => {
    const task = aTask({ responsibleIds: ['ana', 'ben', 'cleo'], authorId: 'ana', takenBy: 'ben' });
    expect(recipientsOfNewTask(task, [savanna])).toEqual(['cleo']);
  });
  it('of an automation is told to its author too, who did not make it just now', () => {
    const task = aTask({ responsibleIds: ['ana'], authorId: 'ana', automationId: 'automation' });
    expect(recipientsOfNewTask(task, [savanna])).toEqual(['ana']);
  });
  it.each(['DONE', 'DELETED', 'ARCHIVED'] as const)('that is %s already is told to nobody', (status) => {
    expect(recipientsOfNewTask(aTask({ status }), [savanna])).toEqual([]);
    expect(recipientsOfReminder(aTask({ status }), [savanna])).toEqual([]);
  });
});

describe('a reminder', () => {
  it('goes to the person who has taken the task, even to the one who made it', () => {
    const task = aTask({ authorId: 'ana', takenBy: 'ana', responsibleIds: ['ben'], sendNotification: true });
    expect(recipientsOfReminder(task, [savanna])).toEqual(['ana']);
  });
  it('goes to those responsible, else to the keepers', () => {
    expect(recipientsOfReminder(aTask({ responsibleIds: ['ana', 'ana'] }), [savanna])).toEqual(['ana']);
    expect(recipientsOfReminder(aTask(), [lake])).toEqual(['otter-keeper', 'both']);
  });
});

describe('an account', () => {
  it('in use is told', () => {
    expect(receivesMessages(aUser())).toBe(true);
  });
  it.each([
    { isDisabled: true },
    { isDeleted: true },
    { userStatus: 'pending' as const },
    { userRight: 'pedagoadmin' as const },
  ])('with %o is not', (differences) => {
    expect(receivesMessages(aUser(differences))).toBe(false);
  });
});

describe('being made responsible for a task', () => {
  it('is told to those who were added and still are, each once', () => {
    const task = aTask({ responsibleIds: ['ana', 'ben', 'cleo'] });
    expect(recipientsOfAssignment(task, ['ben', 'cleo', 'ben', 'dan'])).toEqual(['ben', 'cleo']);
    expect(recipientsOfAssignment(task, [])).toEqual([]);
  });
  it('is not told to the person who has taken it', () => {
    expect(recipientsOfAssignment(aTask({ responsibleIds: ['ana'], takenBy: 'ana' }), ['ana'])).toEqual([]);
  });
  it.each(['DONE', 'DELETED', 'ARCHIVED'] as const)('of one that is %s is told to nobody', (status) => {
    expect(recipientsOfAssignment(aTask({ responsibleIds: ['ana'], status }), ['ana'])).toEqual([]);
  });
});
