/** Decodes protobuf bytes to proto3 JSON. Only fields on the wire appear: in a oneof, 0, false and "" are values. */
import { isUtf8 } from 'node:buffer';
import protobuf from 'protobufjs';
import { FirestoreError } from '../../contract.ts';
import type { FieldShape, FieldType, MessageShape, ScalarKind } from './shape.ts';
import { timestampText } from './timestamps.ts';

type Json = Record<string, unknown>;

const DEEPEST = 100;

/** Reads one message; a truncated or malformed one is refused with INVALID_ARGUMENT. */
export function decodeMessage(shape: MessageShape, bytes: Uint8Array): Json {
  try {
    const reader = protobuf.Reader.create(bytes);
    return readFields(shape, reader, reader.len, 0);
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw new FirestoreError('INVALID_ARGUMENT', `The ${shape.name} message could not be decoded.`);
  }
}

function readFields(shape: MessageShape, reader: protobuf.Reader, end: number, depth: number): Json {
  if (depth > DEEPEST) throw new FirestoreError('INVALID_ARGUMENT', 'The message is nested too deeply.');
  const message: Json = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    const field = shape.byId.get(tag >>> 3);
    if (field === undefined) reader.skipType(tag & 7);
    else readField(message, field, reader, tag & 7, depth);
  }
  return message;
}

function readField(message: Json, field: FieldShape, reader: protobuf.Reader, wireType: number, depth: number): void {
  if (field.map) {
    const entries = (message[field.name] ??= {}) as Json;
    readMapEntry(entries, field.type, reader, depth);
    return;
  }
  if (field.repeated) {
    const list = (message[field.name] ??= []) as unknown[];
    if (wireType === 2 && isPackable(field.type)) {
      const end = reader.uint32() + reader.pos;
      while (reader.pos < end) list.push(readValue(field.type, reader, depth));
    } else list.push(readValue(field.type, reader, depth));
    return;
  }
  // The last member of a oneof on the wire wins, as in every protobuf parser.
  const value = readValue(field.type, reader, depth);
  message[field.name] = value;
}

function isPackable(type: FieldType): boolean {
  return type.kind === 'enum' || (type.kind === 'scalar' && type.scalar !== 'string' && type.scalar !== 'bytes');
}

function readMapEntry(entries: Json, type: FieldType, reader: protobuf.Reader, depth: number): void {
  const end = reader.uint32() + reader.pos;
  let key = '';
  let value: unknown = {};
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) key = readText(reader);
    else if (tag >>> 3 === 2) value = readValue(type, reader, depth);
    else reader.skipType(tag & 7);
  }
  setOwn(entries, key, value);
}

/** Assigns a property even when it is called `__proto__`. */
export function setOwn(target: Json, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else target[key] = value;
}

function readValue(type: FieldType, reader: protobuf.Reader, depth: number): unknown {
  if (type.kind === 'scalar') return readScalar(type.scalar, reader);
  if (type.kind === 'enum') {
    const number = reader.int32();
    return type.isNull ? null : (type.values.names.get(number) ?? number);
  }
  const end = reader.uint32() + reader.pos;
  if (end > reader.len) throw new FirestoreError('INVALID_ARGUMENT', 'The message is cut short.');
  switch (type.shape.special) {
    case null:
      return readFields(type.shape, reader, end, depth + 1);
    case 'opaque':
      reader.pos = end;
      return {};
    case 'wrapper':
      return readWrapper(type.shape, reader, end);
    case 'timestamp': {
      const { seconds, nanos } = readSecondsAndNanos(reader, end);
      return timestampText(seconds, nanos);
    }
    case 'duration': {
      const { seconds, nanos } = readSecondsAndNanos(reader, end);
      return `${seconds + nanos / 1e9}s`;
    }
  }
}

function readWrapper(shape: MessageShape, reader: protobuf.Reader, end: number): unknown {
  const type = shape.byId.get(1)?.type;
  if (type?.kind !== 'scalar') throw new Error(`${shape.name} has no scalar value`);
  let value: unknown = type.scalar === 'string' || type.scalar === 'bytes' ? '' : type.scalar.endsWith('64') ? '0' : 0;
  if (type.scalar === 'bool') value = false;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) value = readScalar(type.scalar, reader);
    else reader.skipType(tag & 7);
  }
  return value;
}

function readSecondsAndNanos(reader: protobuf.Reader, end: number): { seconds: number; nanos: number } {
  let seconds = 0;
  let nanos = 0;
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag >>> 3 === 1) seconds = Number(reader.int64());
    else if (tag >>> 3 === 2) nanos = reader.int32();
    else reader.skipType(tag & 7);
  }
  return { seconds, nanos };
}

function readScalar(scalar: ScalarKind, reader: protobuf.Reader): unknown {
  switch (scalar) {
    case 'string':
      return readText(reader);
    case 'bool':
      return reader.bool();
    case 'int32':
      return reader.int32();
    case 'uint32':
      return reader.uint32();
    case 'int64':
      return integerText(reader.int64());
    case 'uint64':
      return integerText(reader.uint64());
    case 'double':
      return doubleJson(reader.double());
    case 'float':
      return doubleJson(reader.float());
    case 'bytes':
      return readDelimited(reader).toString('base64');
  }
}

/** A 64-bit number, for which the library has a type of its own. */
function integerText(integer: { toString(radix: number): string }): string {
  return integer.toString(10);
}

/** Bytes that are not UTF-8 would be stored as another text. */
function readText(reader: protobuf.Reader): string {
  const bytes = readDelimited(reader);
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd') && !isUtf8(bytes)) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The message holds text that is not valid UTF-8.');
  }
  return text;
}

/** The library's own reader accepts a truncated text; here it is an error. */
function readDelimited(reader: protobuf.Reader): Buffer {
  const length = reader.uint32();
  const start = reader.pos;
  if (start + length > reader.len) throw new FirestoreError('INVALID_ARGUMENT', 'The message is cut short.');
  reader.pos = start + length;
  return Buffer.from(reader.buf.buffer, reader.buf.byteOffset + start, length);
}

/** JSON has no NaN and no infinities, and loses the sign of -0: these are sent as text. */
function doubleJson(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}
