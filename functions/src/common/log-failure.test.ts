import { error } from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { logFailure } from './log-failure.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));

describe('a failure in the log', () => {
  it('names the function, the case and the error', () => {
    logFailure('createUser', Object.assign(new Error('no network'), { code: 14 }), { userId: 'ana' });
    expect(error).toHaveBeenLastCalledWith('createUser failed', {
      function: 'createUser',
      userId: 'ana',
      code: '14',
      error: expect.stringContaining('no network'),
    });
  });
  it('does not repeat a secret', () => {
    logFailure('createUser', new Error('cannot set abc123 or abc123'), {}, ['', 'abc123']);
    const [, entry] = vi.mocked(error).mock.lastCall as [string, { error: string }];
    expect(entry.error).toContain('cannot set *** or ***');
    expect(entry.error).not.toContain('abc123');
  });
  it('may be anything that was thrown', () => {
    logFailure('createUser', 'odd');
    expect(error).toHaveBeenLastCalledWith('createUser failed', { function: 'createUser', code: null, error: 'odd' });
  });
});
