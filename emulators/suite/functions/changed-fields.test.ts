import { expect, it } from 'vitest';
import type { WireValue } from '../../firestore/wire.ts';
import { changedFields } from './changed-fields.ts';

const text = (stringValue: string): WireValue => ({ stringValue });
const map = (fields: Record<string, WireValue>): WireValue => ({ mapValue: { fields } });
const changed = (before: Record<string, WireValue>, after: Record<string, WireValue>) =>
  changedFields({ name: 'a', fields: before }, { name: 'a', fields: after });

it('names fields that were added, changed and removed, and no unchanged ones', () => {
  expect(changed({ a: text('1'), b: text('1'), c: text('1') }, { b: text('2'), c: text('1'), d: text('1') })).toEqual([
    'a',
    'b',
    'd',
  ]);
});

it('names fields inside maps that both versions have', () => {
  expect(changed({ m: map({ x: text('1'), y: text('1') }) }, { m: map({ x: text('2'), y: text('1') }) })).toEqual([
    'm.x',
  ]);
});

it('names a map as a whole when it was added, removed, emptied or replaced by another type', () => {
  expect(changed({ m: map({ x: text('1') }) }, { m: map({}) })).toEqual(['m']);
  expect(changed({ m: map({ x: text('1') }) }, { m: text('1') })).toEqual(['m']);
  expect(changed({}, { m: map({ x: text('1') }) })).toEqual(['m']);
});

it('puts special names between back-ticks', () => {
  expect(changed({}, { 'a.b': text('1'), '1st': text('1'), 'tick`': text('1') })).toEqual([
    '`1st`',
    '`a.b`',
    '`tick\\``',
  ]);
});

it('treats an array as one value', () => {
  const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });
  expect(changed({ l: list(text('1')) }, { l: list(text('1'), text('2')) })).toEqual(['l']);
});
