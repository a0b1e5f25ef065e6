import { describe, expect, it } from 'vitest';
import { isReadable, MAX_DEPTH } from './readable-body.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('the data of a call', () => {
  it.each([[null], [undefined], ['text'], [12], [[]], [{ a: [{ b: 'x' }] }], [{ a: '@type' }]])('can be %j', (data) =>
    expect(isReadable(data)).toBe(true),
  );
  it.each([
    [MAX_DEPTH - 1, true],
    [MAX_DEPTH, true],
    [MAX_DEPTH + 1, false],
    [100_000, false],
  ])('with %i lists in one another are readable: %s', (levels, readable) =>
    expect(isReadable(nested(levels))).toBe(readable),
  );
  it.each([[{ '@type': 'x' }], [{ a: [{ '@type': '' }] }], [{ '@type': 'x', value: '5' }]])(
    'cannot name a type: %j',
    (data) => expect(isReadable(data)).toBe(false),
  );
});
