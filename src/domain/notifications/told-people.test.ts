import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { isTold, remindedOfTask, toldOfAssignment, toldOfNewTask } from './told-people.ts';

const savanna = aSector({
  sectorKeeper: ['keeper', 'both'],
  managementUserIds: ['head'],
  veterinaryUserIds: ['vet'],
  nutritionUserIds: ['cook', 'both'],
});
const lake = aSector({ sectorKeeper: ['otter-keeper', 'both'] });

describe('a new task', () => {
  it('is told to those responsible alone', () => {
    expect(toldOfNewTask(aTask({ responsibleIds: ['ana', 'ben'] }), [savanna])).toEqual(['ana', 'ben']);
  });
  it('of nobody is told to the keepers of all its sectors, each once', () => {
    expect(toldOfNewTask(aTask(), [savanna, lake])).toEqual(['keeper', 'both', 'otter-keeper']);
    expect(toldOfNewTask(aTask(), [])).toEqual([]);
  });
  it.each([
    ['animal_check', ['vet', 'keeper', 'both']],
    ['feeding', ['cook', 'both', 'keeper']],
    ['logistics', ['head']],
    ['maintenance', ['head']],
    ['safety', ['head']],
  ] as const)('of the type %s is told to its roles when that is wished', (taskType, roles) => {
    const task = aTask({ taskType, responsibleIds: ['ana'], sendNotification: true });
    expect(toldOfNewTask(task, [savanna])).toEqual(['ana', ...roles]);
    expect(toldOfNewTask({ ...task, sendNotification: false }, [savanna])).toEqual(['ana']);
  });
  it('is told neither to the person who made it nor to the one who has taken it', () => {
    const task = aTask({ responsibleIds: ['ana', 'ben', 'cleo'], authorId: 'ana', takenBy: 'ben' });
    expect(toldOfNewTask(task, [savanna])).toEqual(['cleo']);
  });
  it('of an automation is told to its author too, who did not make it just now', () => {
    const task = aTask({ responsibleIds: ['ana'], authorId: 'ana', automationId: 'automation' });
    expect(toldOfNewTask(task, [savanna])).toEqual(['ana']);
  });
  it.each(['DONE', 'DELETED', 'ARCHIVED'] as const)('that is %s already is told to nobody', (status) => {
    expect(toldOfNewTask(aTask({ status }), [savanna])).toEqual([]);
    expect(remindedOfTask(aTask({ status }), [savanna])).toEqual([]);
  });
});

describe('a reminder', () => {
  it('goes to the person who has taken the task, even to the one who made it', () => {
    const task = aTask({ authorId: 'ana', takenBy: 'ana', responsibleIds: ['ben'], sendNotification: true });
    expect(remindedOfTask(task, [savanna])).toEqual(['ana']);
  });
  it('goes to those responsible, else to the keepers', () => {
    expect(remindedOfTask(aTask({ responsibleIds: ['ana', 'ana'] }), [savanna])).toEqual(['ana']);
    expect(remindedOfTask(aTask(), [lake])).toEqual(['otter-keeper', 'both']);
  });
});

describe('an account', () => {
  it('in use is told', () => {
    expect(isTold(aUser())).toBe(true);
  });
  it.each([
    { isDisabled: true },
    { isDeleted: true },
    { userStatus: 'pending' as const },
    { userRight: 'pedagoadmin' as const },
  ])('with %o is not', (differences) => {
    expect(isTold(aUser(differences))).toBe(false);
  });
});

describe('being made responsible for a task', () => {
  it('is told to those who were added and still are, each once', () => {
    const task = aTask({ responsibleIds: ['ana', 'ben', 'cleo'] });
    expect(toldOfAssignment(task, ['ben', 'cleo', 'ben', 'dan'])).toEqual(['ben', 'cleo']);
    expect(toldOfAssignment(task, [])).toEqual([]);
  });
  it('is not told to the person who has taken it', () => {
    expect(toldOfAssignment(aTask({ responsibleIds: ['ana'], takenBy: 'ana' }), ['ana'])).toEqual([]);
  });
  it.each(['DONE', 'DELETED', 'ARCHIVED'] as const)('of one that is %s is told to nobody', (status) => {
    expect(toldOfAssignment(aTask({ responsibleIds: ['ana'], status }), ['ana'])).toEqual([]);
  });
});
