import { describe, expect, it } from 'vitest';
import { contentRangeOf } from './content-range.ts';

describe('the header Content-Range', () => {
  it.each([
    ['bytes 0-99/200', { start: 0, end: 99, total: 200 }],
    ['bytes 100-199/200', { start: 100, end: 199, total: 200 }],
    ['bytes 0-99/*', { start: 0, end: 99, total: null }],
    ['bytes 0-*/*', { start: 0, end: null, total: null }],
    ['bytes 5-*/10', { start: 5, end: null, total: 10 }],
    ['bytes */200', { start: null, end: null, total: 200 }],
    ['bytes */*', { start: null, end: null, total: null }],
    // The form in which Google's own library sends an empty object.
    ['bytes 0--1/0', { start: 0, end: -1, total: 0 }],
  ])('%s', (header, expected) => expect(contentRangeOf(header)).toEqual(expected));

  it.each(['', 'bytes', 'bytes 5-3/10', 'bytes 0-10/10', 'bytes a-b/c', 'lines 0-1/2', 'bytes 0-1'])(
    'Content-Range %j is refused',
    (header) => expect(() => contentRangeOf(header)).toThrow(expect.objectContaining({ status: 400 })),
  );

  it('Content-Range may be absent', () => expect(contentRangeOf(undefined)).toBeNull());
});
