/** Encodes an index for the links of Firebase's console: its protobuf message as URL-safe base64. */
import type { DefinedField, DefinedIndex } from './definitions.ts';

const SCOPES = { COLLECTION: 1, COLLECTION_GROUP: 2 } as const;
const ORDERS = { ASC: 1, DESC: 2 } as const;

/** `indexes` makes the link of a composite index, `fields` the link of a single-field index. */
export function consoleCode(database: string, index: DefinedIndex, kind: 'indexes' | 'fields'): string {
  const { collectionId, scope, fields, nameDescending } = index;
  const last = kind === 'indexes' ? '_' : (fields[0]?.path ?? '');
  const name: DefinedField = { path: '__name__', mode: nameDescending ? 'DESC' : 'ASC' };
  const listed = kind === 'indexes' ? [...fields, name] : fields;
  const message = Buffer.concat([
    bytesField(1, Buffer.from(`${database}/collectionGroups/${collectionId}/${kind}/${last}`)),
    numberField(2, SCOPES[scope]),
    ...listed.map((field) => bytesField(3, indexField(field))),
  ]);
  return message.toString('base64url');
}

function indexField({ path, mode }: DefinedField): Buffer {
  const kind = mode === 'CONTAINS' ? numberField(3, 1) : numberField(2, ORDERS[mode]);
  return Buffer.concat([bytesField(1, Buffer.from(path)), kind]);
}

function numberField(id: number, value: number): Buffer {
  return Buffer.from([id << 3, value]);
}

function bytesField(id: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(id << 3) | 2]), varint(content.length), content]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}
