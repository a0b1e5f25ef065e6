/**
 * Encodes proto3 JSON as protobuf bytes. Every field of the JSON is written, defaults included; unknown names are left
 * out.
 */
import protobuf from 'protobufjs';
import { writeStruct } from './encode-struct.ts';
import type { FieldShape, FieldType, MessageShape, ScalarKind } from './shape.ts';
import { parseTimestamp } from './timestamps.ts';

type Json = Readonly<Record<string, unknown>>;

/** Frozen documents are cached by their maker, so their encoding is cached too. */
const documents = new WeakMap<object, Uint8Array>();

/** Writes one message. */
export function encodeMessage(shape: MessageShape, message: object): Uint8Array {
  return isKept(shape, message) ? keptBytes(shape, message) : encodeAnew(shape, message);
}

function isKept(shape: MessageShape, message: unknown): message is object {
  return shape.name === 'Document' && Object.isFrozen(message);
}

function keptBytes(shape: MessageShape, document: object): Uint8Array {
  const known = documents.get(document);
  if (known !== undefined) return known;
  const bytes = encodeAnew(shape, document);
  documents.set(document, bytes);
  return bytes;
}

function encodeAnew(shape: MessageShape, message: object): Uint8Array {
  const writer = protobuf.Writer.create();
  writeFields(shape, message as Json, writer);
  return writer.finish();
}

function writeFields(shape: MessageShape, message: Json, writer: protobuf.Writer): void {
  for (const [name, value] of Object.entries(message)) {
    const field = shape.byName.get(name);
    if (field !== undefined && value !== undefined) writeField(field, value, writer);
  }
}

function writeField(field: FieldShape, value: unknown, writer: protobuf.Writer): void {
  if (field.map) {
    for (const [key, entry] of Object.entries(value as Json)) {
      writer.uint32((field.id << 3) | 2).fork();
      writer.uint32((1 << 3) | 2).string(key);
      writeTagged(2, field.type, entry, writer);
      writer.ldelim();
    }
  } else if (field.repeated) {
    // Unpacked: every parser accepts this for numbers too.
    for (const element of value as unknown[]) writeTagged(field.id, field.type, element, writer);
  } else if (value !== null || (field.type.kind === 'enum' && field.type.isNull)) {
    writeTagged(field.id, field.type, value, writer);
  }
}

function writeTagged(id: number, type: FieldType, value: unknown, writer: protobuf.Writer): void {
  if (type.kind === 'scalar') {
    writer.uint32((id << 3) | wireType(type.scalar));
    writeScalar(type.scalar, value, writer);
  } else if (type.kind === 'enum') {
    writer
      .uint32(id << 3)
      .int32(type.isNull ? 0 : typeof value === 'number' ? value : (type.values.values.get(String(value)) ?? 0));
  } else if (isKept(type.shape, value)) {
    writer.uint32((id << 3) | 2).bytes(keptBytes(type.shape, value));
  } else {
    writer.uint32((id << 3) | 2).fork();
    writeMessage(type.shape, value, writer);
    writer.ldelim();
  }
}

function writeMessage(shape: MessageShape, value: unknown, writer: protobuf.Writer): void {
  switch (shape.special) {
    case null:
      writeFields(shape, value as Json, writer);
      break;
    case 'timestamp': {
      const parsed = parseTimestamp(String(value));
      if (parsed === null) throw new Error(`Not a timestamp: ${String(value)}`);
      writeSecondsAndNanos(parsed.seconds, parsed.nanos, writer);
      break;
    }
    case 'duration': {
      const total = Number.parseFloat(String(value));
      writeSecondsAndNanos(Math.trunc(total), Math.round((total % 1) * 1e9), writer);
      break;
    }
    case 'wrapper': {
      const type = shape.byId.get(1)?.type;
      const bare = typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;
      if (type !== undefined && bare !== undefined) writeTagged(1, type, bare, writer);
      break;
    }
    case 'opaque':
      if (shape.name === 'Struct') writeStruct(value as Json, writer);
      break;
  }
}

function writeSecondsAndNanos(seconds: number, nanos: number, writer: protobuf.Writer): void {
  if (seconds !== 0) writer.uint32(1 << 3).int64(seconds);
  if (nanos !== 0) writer.uint32(2 << 3).int32(nanos);
}

function wireType(scalar: ScalarKind): number {
  if (scalar === 'string' || scalar === 'bytes') return 2;
  return scalar === 'double' ? 1 : scalar === 'float' ? 5 : 0;
}

function writeScalar(scalar: ScalarKind, value: unknown, writer: protobuf.Writer): void {
  switch (scalar) {
    case 'string':
      writer.string(String(value));
      break;
    case 'bool':
      writer.bool(value === true);
      break;
    case 'int32':
      writer.int32(Number(value));
      break;
    case 'uint32':
      writer.uint32(Number(value));
      break;
    case 'int64':
      writer.int64(String(value));
      break;
    case 'uint64':
      writer.uint64(String(value));
      break;
    case 'double':
      writer.double(Number(value));
      break;
    case 'float':
      writer.float(Number(value));
      break;
    case 'bytes':
      writer.bytes(Buffer.from(String(value), 'base64'));
      break;
  }
}
