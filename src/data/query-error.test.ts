import { describe, expect, it } from 'vitest';
import { queryError } from './query-error.ts';

describe('the failure of a query', () => {
  it('is shown as it is', () => {
    expect(queryError({ code: 'task/not-found' })).toEqual({ code: 'task/not-found' });
  });
  it('is an unknown error when the program itself failed', () => {
    expect(queryError({ name: 'TypeError', message: 'x is undefined' })).toEqual({ code: 'generic/unknown' });
    expect(queryError({ code: 'ECONNRESET' })).toEqual({ code: 'generic/unknown' });
  });
});
