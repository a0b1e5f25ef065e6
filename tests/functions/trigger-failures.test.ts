import { beforeEach, describe, expect, it, vi } from 'vitest';
import { error as logError } from 'firebase-functions/logger';
import { UnusableIdError } from '../../functions/src/common/permanent-failure.ts';
import { onCreation } from '../../functions/src/common/define-trigger.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));
beforeEach(() => vi.mocked(logError).mockClear());

/** Delivers the creation of a task to a trigger whose work throws this. */
async function deliver(failure: Error, taskId = 'task'): Promise<void> {
  const trigger = onCreation({ name: 'followTask', document: 'tasks/{taskId}' }, () => Promise.reject(failure));
  const event = { params: { taskId }, time: '2026-03-01T10:00:00Z' };
  await trigger.run(event as unknown as Parameters<typeof trigger.run>[0]);
}

describe('an event whose work fails', () => {
  it('ends with one entry in the log when no repetition could pass', async () => {
    await deliver(new UnusableIdError('Not the id of a document'));
    expect(vi.mocked(logError).mock.calls).toEqual([
      ['followTask failed', expect.objectContaining({ taskId: 'task', givenUp: 'yes' })],
    ]);
  });
  it('is delivered again when a repetition may pass', async () => {
    await expect(deliver(new Error('no network'))).rejects.toThrow('no network');
    expect(vi.mocked(logError).mock.calls).toEqual([
      ['followTask failed', expect.not.objectContaining({ givenUp: 'yes' })],
    ]);
  });
  it('names an id in the log without invisible signs', async () => {
    await deliver(new UnusableIdError('Not the id of a document'), 'a\u202Eb\u200b\nc');
    expect(vi.mocked(logError).mock.calls[0]?.[1]).toMatchObject({ taskId: 'a?b??c' });
  });
  it.each([
    [200, 'x'.repeat(200)],
    [201, `${'x'.repeat(200)}…`],
    [1_486, `${'x'.repeat(200)}…`],
  ])('names an id of %i characters in the log with 200 at most', async (length, named) => {
    await deliver(new UnusableIdError('Not the id of a document'), 'x'.repeat(length));
    expect(vi.mocked(logError).mock.calls[0]?.[1]).toMatchObject({ taskId: named });
  });
});
