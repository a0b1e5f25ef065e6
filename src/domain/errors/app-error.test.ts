import { describe, expect, it } from 'vitest';
import { appError } from './app-error.ts';

describe('an error of the catalogue', () => {
  it('has no parameters when its sentence needs none', () => {
    expect(appError('generic/unknown')).toEqual({ code: 'generic/unknown' });
  });
  it('carries what its sentence names', () => {
    expect(appError('task/not-found', { taskId: 't1' })).toEqual({ code: 'task/not-found', params: { taskId: 't1' } });
  });
});
