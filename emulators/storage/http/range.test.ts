import { describe, expect, it } from 'vitest';
import { rangeOf } from './range.ts';

describe('a Range header for ten bytes', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=5-9', { start: 5, end: 9 }],
    ['bytes=5-10', { start: 5, end: 9 }],
    ['bytes=-1', { start: 9, end: 9 }],
    ['bytes=-10', { start: 0, end: 9 }],
    ['bytes=-11', { start: 0, end: 9 }],
  ])('%s is that part', (header, expected) => expect(rangeOf(header, 10)).toEqual(expected));

  it.each([undefined, '', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,3-4', 'bytes=5-4'])(
    '%s means everything',
    (header) => expect(rangeOf(header, 10)).toBeNull(),
  );

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=99999999999999999999-'])('%s is beyond the end', (header) =>
    expect(() => rangeOf(header, 10)).toThrow(expect.objectContaining({ status: 416 })),
  );
});

it('a range of an empty object is everything', () => expect(rangeOf('bytes=0-99', 0)).toBeNull());
