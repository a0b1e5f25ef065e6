import { describe, expect, it } from 'vitest';
import { type Collection, isOpen, isWritable } from './collection.ts';
import { WORK_COLLECTIONS } from './work-collections.ts';

const all: Readonly<Record<string, Collection>> = WORK_COLLECTIONS;

describe('the collections of the day’s work', () => {
  it('let people add notes to a task, and never change or take one away', () => {
    const notes = WORK_COLLECTIONS['tasks/{taskId}/notes/{noteId}'];
    expect((['create', 'update', 'delete'] as const).filter((access) => isOpen(notes, access))).toEqual(['create']);
  });
  it('leave everything else to the server', () => {
    expect(Object.keys(all).filter((path) => isWritable(all[path]!))).toEqual(['tasks/{taskId}/notes/{noteId}']);
  });
});
