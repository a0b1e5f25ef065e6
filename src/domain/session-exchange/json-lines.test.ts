import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonLines, pathKey } from './json-lines.ts';

it('finds the line of each value, and takes brackets inside of texts for text', () => {
  const text = '{\n "a": [1,\n  {"b]": "}\\"{"}],\n "c": null\n}';
  const lines = jsonLines(text);
  expect(lines.get('')).toBe(1);
  expect(lines.get(pathKey('a', 0))).toBe(2);
  expect(lines.get(pathKey('a', 1, 'b]'))).toBe(3);
  expect(lines.get(pathKey('c'))).toBe(4);
});

it('finds every value of any JSON', () => {
  const paths = (value: unknown, key: string): string[] => [
    key,
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => paths(one, `${key}\n${name}`))
      : []),
  ];
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = JSON.parse(JSON.stringify(value)) as unknown;
      expect(new Set(jsonLines(JSON.stringify(read, null, 2)).keys())).toEqual(new Set(paths(read, '')));
    }),
  );
});
