import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type reportError, setErrorSink } from '../../lib/log.ts';
import { firebaseCode, toAppError } from './failure.ts';

const sink = vi.fn<typeof reportError>();
beforeEach(() => {
  sink.mockClear();
  setErrorSink(sink);
});
afterEach(() => setErrorSink(null));

describe('a failure of Firebase', () => {
  it.each([
    ['permission-denied', 'generic/permission-denied'],
    ['unavailable', 'generic/offline'],
    ['not-found', 'generic/not-found'],
    ['unauthenticated', 'auth/session-expired'],
  ])('%s is shown as %s and is not reported', (code, told) => {
    expect(toAppError(new FirebaseError(code, ''), 'test')).toEqual({ code: told });
    expect(sink).not.toHaveBeenCalled();
  });
  it('that nobody expects is shown in general words and reported', () => {
    const error = new FirebaseError('failed-precondition', 'The query requires an index');
    expect(toAppError(error, 'data/tasks')).toEqual({ code: 'generic/firestore' });
    expect(sink).toHaveBeenCalledExactlyOnceWith(error, { where: 'data/tasks' });
  });
  it('that comes from our own code does not blame the database, and is reported', () => {
    const bug = new TypeError('undefined is not a function');
    expect(toAppError(bug, 'data/tasks')).toEqual({ code: 'generic/an-error-occurred' });
    expect(sink).toHaveBeenCalledExactlyOnceWith(bug, { where: 'data/tasks' });
  });
  it('has a code without the name of its service', () => {
    expect(firebaseCode(new FirebaseError('auth/user-disabled', ''))).toBe('user-disabled');
    expect(firebaseCode(new FirebaseError('functions/internal', ''))).toBe('internal');
  });
  it.each([null, undefined, 'text', {}, { code: 7 }])('without a code has none: %o', (error) => {
    expect(firebaseCode(error)).toBe('');
  });
});
