/** Field transforms: server time, numeric ones, and arrays treated as sets. */
import { FirestoreError } from '../contract.ts';
import { decodeValue } from '../values/decode.ts';
import type { FieldEditor } from '../values/field-editor.ts';
import type { FieldPath } from '../values/field-path.ts';
import { compareValues } from '../values/order.ts';
import { isArray, isNumber, type Timestamp, type Value } from '../values/value.ts';
import type { FieldTransform, WireValue } from '../wire.ts';
import { add, larger, smaller } from './arithmetic.ts';
import { parseWritablePath } from './writable-path.ts';

/** The new value of the field, and the result for the client. */
type Outcome = { readonly value: Value; readonly result: Value };

export type Transform = {
  readonly path: FieldPath;
  readonly apply: (current: Value | undefined, time: Timestamp) => Outcome;
};

/** Parses one transform. */
export function parseTransform(wire: FieldTransform): Transform {
  const text = wire.fieldPath ?? '';
  const path = parseWritablePath(text);
  return { path, apply: parseOperation(wire, text, path.length - 1) };
}

/** Applies transforms in order; returns one result each. */
export function applyTransforms(
  editor: FieldEditor,
  transforms: readonly Transform[],
  time: Timestamp,
): readonly Value[] {
  return transforms.map(({ path, apply }) => {
    const { value, result } = apply(editor.get(path), time);
    editor.set(path, value);
    return result;
  });
}

function parseOperation(wire: FieldTransform, field: string, depth: number): Transform['apply'] {
  const decodeItems = (list: { values?: WireValue[] }): readonly Value[] =>
    decodeValue({ arrayValue: { values: list.values ?? [] } }, depth, field) as readonly Value[];
  if (wire.setToServerValue !== undefined) return serverTime(wire.setToServerValue);
  if (wire.increment !== undefined) return numeric(wire.increment, add, 'increment');
  if (wire.maximum !== undefined) return numeric(wire.maximum, larger, 'maximum');
  if (wire.minimum !== undefined) return numeric(wire.minimum, smaller, 'minimum');
  if (wire.appendMissingElements !== undefined) return appendMissing(decodeItems(wire.appendMissingElements));
  if (wire.removeAllFromArray !== undefined) return removeAll(decodeItems(wire.removeAllFromArray));
  throw new FirestoreError('INVALID_ARGUMENT', 'Field transformation is missing.');
}

function serverTime(name: string): Transform['apply'] {
  if (name !== 'REQUEST_TIME') throw new FirestoreError('INVALID_ARGUMENT', `Unknown server value: ${name}`);
  return (_current, time) => ({ value: time, result: time });
}

type Arithmetic = (stored: number | bigint, operand: number | bigint) => number | bigint;

/** A field that is missing or not a number becomes the operand. */
function numeric(wire: WireValue, combine: Arithmetic, name: string): Transform['apply'] {
  const operand = decodeValue(wire);
  if (!isNumber(operand)) {
    throw new FirestoreError('INVALID_ARGUMENT', `The ${name} operand must be an integer or a double.`);
  }
  return (current) => {
    const value = isNumber(current) ? combine(current, operand) : operand;
    return { value, result: value };
  };
}

function appendMissing(items: readonly Value[]): Transform['apply'] {
  return (current) => {
    const array = isArray(current) ? [...current] : [];
    for (const item of items) if (!hasItem(array, item)) array.push(item);
    return { value: array, result: null };
  };
}

function removeAll(items: readonly Value[]): Transform['apply'] {
  return (current) => ({
    value: isArray(current) ? current.filter((item) => !hasItem(items, item)) : [],
    result: null,
  });
}

function hasItem(array: readonly Value[], item: Value): boolean {
  return array.some((other) => compareValues(other, item) === 0);
}
