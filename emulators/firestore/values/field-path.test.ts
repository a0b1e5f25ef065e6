import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, pickFields, withField, withoutField } from './field-path.ts';
import type { Value } from './value.ts';

describe('field paths', () => {
  test('may quote any segment', () => {
    expect(parseFieldPath('a.`b.c`.`d\\`e\\\\`')).toEqual(['a', 'b.c', 'd`e\\']);
  });

  test('come back from their text', () => {
    const path = fc.array(fc.string({ minLength: 1, unit: 'binary' }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, (segments) => {
        expect(parseFieldPath(formatFieldPath(segments))).toEqual(segments);
      }),
    );
  });

  test.each(['', '.', 'a.', '.a', 'a..b', 'a-b', '`a', '``', '1a'])('%j is refused', (text) => {
    expect(() => parseFieldPath(text)).toThrow(/Invalid property path/);
  });
});

describe('nested fields', () => {
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

  test('are read, set and removed without touching the original', () => {
    expect(getField(withField(fields, ['a', 'b'], 9n), ['a', 'b'])).toBe(9n);
    expect(getField(withoutField(fields, ['a', 'b']), ['a', 'b'])).toBeUndefined();
    expect(getField(fields, ['a', 'b'])).toBe(1n);
  });

  test('replace what is no map when set, and leave it when removed', () => {
    expect(getField(withField(fields, ['d', 'e'], 1n), ['d'])).toEqual(new Map([['e', 1n]]));
    expect(withoutField(fields, ['d', 'e'])).toBe(fields);
  });

  test('can be picked by a mask', () => {
    expect(pickFields(fields, [['a', 'c'], ['x']])).toEqual(new Map([['a', new Map([['c', 2n]])]]));
  });
});
