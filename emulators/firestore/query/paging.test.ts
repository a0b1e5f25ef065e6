import { describe, expect, test } from 'vitest';
import { isText, pageSizeOf, pageToken, positionOf } from './paging.ts';

describe('pages', () => {
  test('a page has the default size unless the request sets one', () => {
    expect([pageSizeOf({}, 20), pageSizeOf({ pageSize: 0 }, 20), pageSizeOf({ pageSize: 1 }, 20)]).toEqual([20, 20, 1]);
    expect(() => pageSizeOf({ pageSize: -1 }, 20)).toThrow(/negative/);
  });

  test('a page starts at the position of its token', () => {
    expect(positionOf(pageToken(['a', 1], 'x'), ['a', 1], isText)).toBe('x');
    expect(positionOf('', ['a'], isText)).toBeNull();
    expect(positionOf(undefined, ['a'], isText)).toBeNull();
  });

  test.each([
    ['of another request', pageToken(['b'], 'x'), /other parameters/],
    ['with another kind of position', pageToken(['a'], 5), /not one that this service gave/],
    ['that is cut off', pageToken(['a'], 'x').slice(0, -4), /not one that this service gave/],
    ['that is no list', Buffer.from('{}').toString('base64url'), /not one that this service gave/],
    ['made up', 'nonsense', /not one that this service gave/],
  ])('a page token is refused: %s', (_what, token, message) => {
    expect(() => positionOf(token, ['a'], isText)).toThrow(message);
  });
});
