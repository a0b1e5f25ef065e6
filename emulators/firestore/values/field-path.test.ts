import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, pickFields } from './field-path.ts';
import type { Value } from './value.ts';

describe('field paths', () => {
  test('a field path may quote any segment', () => {
    expect(parseFieldPath('a.`b.c`.`d\\`e\\\\`')).toEqual(['a', 'b.c', 'd`e\\']);
  });

  test('a field path is the same after formatting and parsing', () => {
    const path = fc.array(fc.string({ minLength: 1, unit: 'binary' }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, (segments) => {
        expect(parseFieldPath(formatFieldPath(segments))).toEqual(segments);
      }),
    );
  });

  test.each(['', '.', 'a.', '.a', 'a..b', 'a-b', '`a', '``', '1a'])('the field path %j is refused', (text) => {
    expect(() => parseFieldPath(text)).toThrow(/Invalid property path/);
  });
});

describe('reading nested fields', () => {
  const fields = new Map<string, Value>([
    [
      'a',
      new Map<string, Value>([
        ['b', 1n],
        ['c', 2n],
      ]),
    ],
    ['d', 'text'],
  ]);

  test('a field path leads to a value or to nothing', () => {
    expect(getField(fields, ['a', 'b'])).toBe(1n);
    expect(getField(fields, ['a', 'x'])).toBeUndefined();
    expect(getField(fields, ['d', 'e'])).toBeUndefined();
  });

  test('a mask picks nested fields', () => {
    expect(pickFields(fields, [['a', 'c'], ['x']])).toEqual(new Map([['a', new Map([['c', 2n]])]]));
  });

  test.each([[[['a'], ['a', 'b']]], [[['a', 'b'], ['a']]]])(
    'a mask of a map and a field of it picks the whole map: %j',
    (paths) => {
      expect(pickFields(fields, paths)).toEqual(new Map([['a', fields.get('a')]]));
    },
  );
});
