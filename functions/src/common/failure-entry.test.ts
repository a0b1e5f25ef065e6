import { describe, expect, it } from 'vitest';
import { failureEntry } from './failure-entry.ts';

describe('a failure in the log', () => {
  it('names the function, the case and the error', () => {
    const failure = Object.assign(new Error('no network'), { code: 14 });
    expect(failureEntry('createUser', failure, { userId: 'ana' })).toEqual({
      function: 'createUser',
      userId: 'ana',
      code: '14',
      error: expect.stringContaining('no network'),
    });
  });
  it('does not repeat a secret', () => {
    const { error } = failureEntry('createUser', new Error('cannot set abc123 or abc123'), {}, ['', 'abc123']);
    expect(error).toContain('cannot set *** or ***');
    expect(error).not.toContain('abc123');
  });
  it('accepts any thrown value', () => {
    expect(failureEntry('createUser', 'odd')).toEqual({ function: 'createUser', code: null, error: 'odd' });
  });
});
