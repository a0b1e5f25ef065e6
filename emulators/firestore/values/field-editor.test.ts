import { expect, test } from 'vitest';
import { FieldEditor } from './field-editor.ts';
import type { Fields, Value } from './value.ts';

const map = (entries: Record<string, Value>): Fields => new Map(Object.entries(entries));

test('the editor sets and removes fields at any depth and leaves the original unchanged', () => {
  const before = map({ a: 1n, m: map({ n: map({ x: 1n, y: 2n }), z: 3n }) });
  const editor = new FieldEditor(before);
  editor.set(['m', 'n', 'x'], 5n);
  editor.set(['m', 'n', 'new', 'deep'], 6n);
  editor.delete(['m', 'n', 'y']);
  editor.delete(['a']);
  expect(editor.fields).toEqual(map({ m: map({ n: map({ x: 5n, new: map({ deep: 6n }) }), z: 3n }) }));
  expect(before).toEqual(map({ a: 1n, m: map({ n: map({ x: 1n, y: 2n }), z: 3n }) }));
});

test('the editor replaces a value on the way that is no map', () => {
  const editor = new FieldEditor(map({ a: 1n }));
  editor.set(['a', 'b'], 2n);
  expect(editor.fields).toEqual(map({ a: map({ b: 2n }) }));
});

test('an inserted value is not changed by later edits', () => {
  const given = map({ x: 1n });
  const editor = new FieldEditor(map({}));
  editor.set(['m'], given);
  editor.set(['m', 'y'], 2n);
  expect(editor.fields).toEqual(map({ m: map({ x: 1n, y: 2n }) }));
  expect(given).toEqual(map({ x: 1n }));
});

test('removing a missing field changes nothing, not even the object', () => {
  const before = map({ a: 1n });
  const editor = new FieldEditor(before);
  editor.delete(['b']);
  editor.delete(['a', 'b']);
  expect(editor.fields).toBe(before);
});
