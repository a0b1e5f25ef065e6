import { describe, expect, test } from 'vitest';
import { CompactFields, compacted, FieldsBuilder } from './compact-fields.ts';
import type { Fields, Value } from './value.ts';

function build(entries: readonly (readonly [string, Value])[]): Fields {
  const builder = new FieldsBuilder<Value>();
  for (const [name, value] of entries) builder.add(name, value);
  return builder.finish();
}

const entries: [string, Value][] = [
  ['b', 1n],
  ['a', null],
  ['size', 'x'],
];

describe('compact fields', () => {
  const fields = build(entries);

  test('compact fields behave like a map, in insertion order', () => {
    expect(fields).toBeInstanceOf(CompactFields);
    expect(fields.size).toBe(3);
    expect([...fields]).toEqual(entries);
    expect([...fields.keys()]).toEqual(['b', 'a', 'size']);
    expect([...fields.values()]).toEqual([1n, null, 'x']);
    expect([fields.get('a'), fields.get('size'), fields.get('constructor')]).toEqual([null, 'x', undefined]);
    expect([fields.has('a'), fields.has('c'), fields.has('__proto__')]).toEqual([true, false, false]);
    expect(new Map(fields)).toEqual(new Map(entries));
    const visited: unknown[] = [];
    fields.forEach((value, name) => visited.push([name, value]));
    expect(visited).toEqual(entries);
  });

  test('compact fields with the same first names do not disturb each other', () => {
    const longer = build([...entries, ['z', 2n]]);
    const other = build([entries[0] as [string, Value], ['z', 3n]]);
    expect([...fields]).toEqual(entries);
    expect([longer.get('z'), other.get('z'), other.get('a')]).toEqual([2n, 3n, undefined]);
  });

  test('compact fields may be empty', () => {
    expect([...build([])]).toEqual([]);
    expect(build([]).size).toBe(0);
  });

  test('compacting a map gives compact fields, and compacting those returns the same', () => {
    expect([...compacted(new Map(entries))]).toEqual(entries);
    expect(compacted(fields)).toBe(fields);
  });
});

test('fields with very many names become a plain map', () => {
  const many = Array.from({ length: 101 }, (_, index): [string, Value] => [`f${index}`, BigInt(index)]);
  expect(build(many)).toEqual(new Map(many));
});

test('maps whose names all differ become plain maps after a while and stay correct', () => {
  const made = Array.from({ length: 6000 }, (_, index) =>
    build([
      [`id${index}`, BigInt(index)],
      ['other', 2n],
    ]),
  );
  expect(made.every((fields, index) => fields.size === 2 && fields.get(`id${index}`) === BigInt(index))).toBe(true);
  expect(made.at(-1)).toBeInstanceOf(Map);
});
