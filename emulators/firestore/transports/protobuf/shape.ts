/** The fields of each message for the codecs, taken from the descriptor in Google's own client. */
import { createRequire } from 'node:module';
import protobuf from 'protobufjs';

export type ScalarKind = 'string' | 'bool' | 'int32' | 'int64' | 'double' | 'float' | 'bytes' | 'uint32' | 'uint64';

/** Messages whose proto3 JSON form is not an object with their fields. */
export type SpecialKind = 'timestamp' | 'duration' | 'wrapper' | 'opaque';

export type EnumShape = { readonly names: ReadonlyMap<number, string>; readonly values: ReadonlyMap<string, number> };

export type FieldType =
  | { readonly kind: 'scalar'; readonly scalar: ScalarKind }
  | { readonly kind: 'enum'; readonly values: EnumShape; readonly isNull: boolean }
  | { readonly kind: 'message'; readonly shape: MessageShape };

export type FieldShape = {
  readonly name: string;
  readonly id: number;
  readonly type: FieldType;
  readonly repeated: boolean;
  /** set for map fields, whose keys are always strings in Firestore */
  readonly map: boolean;
  readonly oneof: string | null;
};

export type MessageShape = {
  readonly name: string;
  readonly special: SpecialKind | null;
  readonly byName: ReadonlyMap<string, FieldShape>;
  readonly byId: ReadonlyMap<number, FieldShape>;
};

export type MethodShape = {
  readonly name: string;
  readonly path: string;
  readonly request: MessageShape;
  readonly response: MessageShape;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
};

type Descriptor = {
  nested: Record<string, Descriptor>;
  fields?: Record<string, unknown>;
  oneofs?: Record<string, { oneof: string[] }>;
};

const SPECIAL: Record<string, SpecialKind> = {
  Timestamp: 'timestamp',
  Duration: 'duration',
  Int32Value: 'wrapper',
  Int64Value: 'wrapper',
  UInt32Value: 'wrapper',
  UInt64Value: 'wrapper',
  DoubleValue: 'wrapper',
  FloatValue: 'wrapper',
  BoolValue: 'wrapper',
  StringValue: 'wrapper',
  BytesValue: 'wrapper',
  Any: 'opaque',
  Struct: 'opaque',
  Value: 'opaque',
  ListValue: 'opaque',
};

function loadRoot(): protobuf.Root {
  const file = createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json') as Descriptor;
  const patched = structuredClone(file);
  // The client SDKs send `verify`, a field that the published descriptor lacks; without it every transaction that only
  // reads a document would be refused.
  const write = patched.nested['google']?.nested['firestore']?.nested['v1']?.nested['Write'];
  if (write?.fields === undefined || write.oneofs?.['operation'] === undefined) {
    throw new Error('The Firestore descriptor of @google-cloud/firestore has an unexpected layout.');
  }
  write.fields['verify'] = { type: 'string', id: 5 };
  write.oneofs['operation'].oneof.push('verify');
  const root = protobuf.Root.fromJSON(patched);
  root.resolveAll();
  return root;
}

const root = loadRoot();
const shapes = new Map<protobuf.Type, MessageShape>();

function fieldType(field: protobuf.Field): FieldType {
  const resolved = field.resolve().resolvedType;
  if (resolved instanceof protobuf.Enum) {
    const values = new Map(Object.entries(resolved.values));
    const names = new Map([...values].map(([name, value]) => [value, name]));
    return { kind: 'enum', values: { names, values }, isNull: resolved.name === 'NullValue' };
  }
  if (resolved instanceof protobuf.Type) return { kind: 'message', shape: shapeOf(resolved) };
  return { kind: 'scalar', scalar: field.type as ScalarKind };
}

function shapeOf(type: protobuf.Type): MessageShape {
  const known = shapes.get(type);
  if (known !== undefined) return known;
  const byName = new Map<string, FieldShape>();
  const byId = new Map<number, FieldShape>();
  const wellKnown = type.fullName.startsWith('.google.protobuf.');
  const shape = { name: type.name, special: (wellKnown ? SPECIAL[type.name] : undefined) ?? null, byName, byId };
  // Registered before its fields, because Value and MapValue refer to each other.
  shapes.set(type, shape);
  for (const field of type.fieldsArray) {
    const entry: FieldShape = {
      name: field.name,
      id: field.id,
      type: fieldType(field),
      repeated: field.repeated,
      map: field.map,
      oneof: field.partOf?.name ?? null,
    };
    byName.set(entry.name, entry);
    byId.set(entry.id, entry);
  }
  return shape;
}

/** The shape of one message of google.firestore.v1, by its short name. */
export function messageShape(name: string): MessageShape {
  return shapeOf(root.lookupType(`google.firestore.v1.${name}`));
}

/** Every method of the Firestore service. */
export function firestoreMethods(): MethodShape[] {
  return root.lookupService('google.firestore.v1.Firestore').methodsArray.map((method) => ({
    name: method.name,
    path: `/google.firestore.v1.Firestore/${method.name}`,
    request: messageShape(method.requestType),
    response: shapeOf(
      root.lookupType(
        method.responseType.includes('.') ? method.responseType : `google.firestore.v1.${method.responseType}`,
      ),
    ),
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
  }));
}
