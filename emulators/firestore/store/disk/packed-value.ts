/**
 * Values in the journal's format: short, and quick to parse. Plain JSON stands for itself; other values are text that
 * begins with `~` and a letter. A whole JSON number is an integer, any other a double.
 */
import { FieldsBuilder } from '../../values/compact-fields.ts';
import { sharedText } from '../../values/shared-text.ts';
import { GeoPoint, isMap, Reference, Timestamp, type Fields, type Value } from '../../values/value.ts';

export type Packed = null | boolean | number | string | readonly Packed[] | PackedFields;
export type PackedFields = { readonly [name: string]: Packed };

/** The fields of a document or map. */
export function packFields(fields: Fields): PackedFields {
  const packed: Record<string, Packed> = {};
  fields.forEach((value, name) => {
    packed[name] = pack(value);
  });
  return packed;
}

function pack(value: Value): Packed {
  switch (typeof value) {
    case 'string':
      return value.startsWith('~') ? `~s${value}` : value;
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? Number(value) : `~i${value}`;
    case 'number':
      // A letter tells -0, NaN, the infinities and whole doubles from integers.
      return Number.isFinite(value) && !Number.isInteger(value) ? value : `~d${Object.is(value, -0) ? '-0' : value}`;
    case 'boolean':
      return value;
    default:
      return packObject(value);
  }
}

function packObject(value: Exclude<Value, string | bigint | number | boolean>): Packed {
  if (value === null) return null;
  if (value instanceof Timestamp) return `~t${value.seconds},${value.nanos}`;
  if (value instanceof Reference) return `~r${value.name}`;
  if (value instanceof GeoPoint) return `~g${textOf(value.latitude)},${textOf(value.longitude)}`;
  if (value instanceof Uint8Array) return `~b${Buffer.from(value).toString('base64')}`;
  if (isMap(value)) return packFields(value);
  return value.map(pack);
}

function textOf(number: number): string {
  return Object.is(number, -0) ? '-0' : String(number);
}

/** Reads the output of `packFields`. */
export function unpackFields(packed: PackedFields): Fields {
  const fields = new FieldsBuilder<Value>();
  for (const name of Object.keys(packed)) fields.add(name, unpack(packed[name] as Packed));
  return fields.finish();
}

function unpack(packed: Packed): Value {
  switch (typeof packed) {
    case 'string':
      return packed.startsWith('~') ? unpackTagged(packed) : sharedText(packed);
    case 'number':
      return Number.isInteger(packed) ? BigInt(packed) : packed;
    case 'boolean':
      return packed;
    default:
      if (packed === null) return null;
      return Array.isArray(packed) ? packed.map(unpack) : unpackFields(packed as PackedFields);
  }
}

function unpackTagged(text: string): Value {
  const content = text.slice(2);
  switch (text[1]) {
    case 's':
      return content;
    case 'i':
      return BigInt(content);
    case 'd':
      return Number(content);
    case 't':
      return new Timestamp(...pairOf(content));
    case 'r':
      return new Reference(content);
    case 'g':
      return new GeoPoint(...pairOf(content));
    case 'b':
      return Buffer.from(content, 'base64');
    default:
      throw new Error(`The journal holds a value of an unknown kind: ${text.slice(0, 2)}`);
  }
}

function pairOf(text: string): [number, number] {
  const comma = text.indexOf(',');
  return [Number(text.slice(0, comma)), Number(text.slice(comma + 1))];
}
