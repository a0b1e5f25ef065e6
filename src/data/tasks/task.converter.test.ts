import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { storedPatch, taskFromDocument } from './task.converter.ts';

const DUE = Date.parse('2025-01-15T16:00:00Z');

/** A document as it is stored today. */
function stored(differences: Record<string, unknown> = {}): Record<string, unknown> {
  const task = aTask();
  return {
    ...task,
    scheduledFor: Timestamp.fromMillis(task.scheduledForUnix),
    dueAt: Timestamp.fromMillis(task.dueAtUnix),
    takenAt: null,
    startedAt: null,
    completedAt: null,
    deletedAt: null,
    createdAt: Timestamp.fromMillis(task.createdAtUnix),
    updatedAt: Timestamp.fromMillis(task.updatedAtUnix),
    ...differences,
  };
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(stored()).filter(([name]) => !names.includes(name)));

describe('the task of a document', () => {
  it('has the fields of the domain and none of Firestore’s', () => {
    expect(taskFromDocument('task-1', stored())).toEqual({ ok: true, value: aTask() });
  });
  it('has the id of its path, whatever id is in the document', () => {
    expect(taskFromDocument('task-2', stored())).toMatchObject({ value: { taskId: 'task-2' } });
  });
  it('reads the timestamps of a document from before their twins', () => {
    const older = without('dueAtUnix', 'scheduledForUnix', 'takenAtUnix', 'updatedAtUnix');
    expect(taskFromDocument('task-1', older)).toMatchObject({ ok: true, value: { dueAtUnix: DUE, takenAtUnix: null } });
  });
  it('gives older documents their missing values', () => {
    const older = without(
      'tags',
      'priority',
      'notes',
      'takenBy',
      'completedLate',
      'visibilityStart',
      'automationId',
      'attachments',
      'notificationsSent',
    );
    expect(taskFromDocument('task-1', older)).toEqual({ ok: true, value: aTask() });
  });
});

describe('a document that is not a task', () => {
  it.each([
    ['title', 7],
    ['status', 'WAITING'],
    ['dueAtUnix', 'tomorrow'],
    ['dueAtUnix', null],
    ['responsibleIds', [1]],
    ['target', { level: 'PARK', ids: [] }],
    ['zooId', undefined],
  ])('is an error that names %s', (field, value) => {
    const result = taskFromDocument('task-1', stored({ [field]: value }));
    expect(result).toMatchObject({ ok: false, error: { code: 'generic/bad-document', params: { id: 'task-1' } } });
    expect(result.ok ? '' : result.error.params?.['field']).toContain(field);
  });
  it('is an error, never an exception, when it is empty', () => {
    expect(taskFromDocument('task-1', {})).toMatchObject({ ok: false });
  });
});

describe('the stored form of a change', () => {
  it('has each instant twice, as a timestamp and as its twin', () => {
    expect(storedPatch({ status: 'DONE', completedBy: 'ana', completedAtUnix: DUE, updatedAtUnix: DUE })).toEqual({
      status: 'DONE',
      completedBy: 'ana',
      completedAt: Timestamp.fromMillis(DUE),
      completedAtUnix: DUE,
      updatedAt: Timestamp.fromMillis(DUE),
      updatedAtUnix: DUE,
    });
  });
  it('has null in both fields for an instant that is null', () => {
    expect(storedPatch({ takenAtUnix: null })).toEqual({ takenAt: null, takenAtUnix: null });
  });
});
