import { describe, expect, it } from 'vitest';
import { attachmentPath } from './attachment-place.ts';

describe('the place of a file of a task', () => {
  it('begins with its establishment and is one file in the folder of its task, as storage.rules have it', () => {
    expect(attachmentPath('zoo-1', 'task-1', 'a1')).toBe('zoo-1/tasks/task-1/a1');
  });
});
