/** Encodes plain JSON as google.protobuf.Struct, which the service uses to explain queries. */
import type protobuf from 'protobufjs';

type Json = Readonly<Record<string, unknown>>;

/** Writes the fields of a Struct. */
export function writeStruct(struct: Json, writer: protobuf.Writer): void {
  for (const [key, value] of Object.entries(struct)) {
    writer.uint32((1 << 3) | 2).fork();
    writer.uint32((1 << 3) | 2).string(key);
    writer.uint32((2 << 3) | 2).fork();
    writeValue(value, writer);
    writer.ldelim().ldelim();
  }
}

function writeValue(value: unknown, writer: protobuf.Writer): void {
  if (value === null || value === undefined) writer.uint32(1 << 3).int32(0);
  else if (typeof value === 'number') writer.uint32((2 << 3) | 1).double(value);
  else if (typeof value === 'boolean') writer.uint32(4 << 3).bool(value);
  else if (typeof value === 'object') writeNested(value, writer);
  else writer.uint32((3 << 3) | 2).string(typeof value === 'string' ? value : '');
}

function writeNested(value: object, writer: protobuf.Writer): void {
  writer.uint32(((Array.isArray(value) ? 6 : 5) << 3) | 2).fork();
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) {
      writer.uint32((1 << 3) | 2).fork();
      writeValue(item, writer);
      writer.ldelim();
    }
  } else writeStruct(value as Json, writer);
  writer.ldelim();
}
