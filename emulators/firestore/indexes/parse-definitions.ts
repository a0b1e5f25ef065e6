/** Reads the text of `firestore.indexes.json`. */
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import type {
  DefinedIndex,
  DefinedField,
  FieldOverride,
  IndexDefinitions,
  IndexMode,
  IndexScope,
} from './definitions.ts';

type Json = Readonly<Record<string, unknown>>;

/** Throws an error of one line with the reason and the place. */
export function parseDefinitions(text: string, fileName: string): IndexDefinitions {
  let content: unknown;
  try {
    content = JSON.parse(withoutComments(text));
  } catch (error) {
    throw new Error(`${fileName} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  const file = asObject(content, fileName);
  const composites = listOf(file, 'indexes', fileName).flatMap((item, at) =>
    parseComposite(item, `${fileName}: indexes[${at}]`),
  );
  const overrides = listOf(file, 'fieldOverrides', fileName).flatMap((item, at) =>
    parseOverride(item, `${fileName}: fieldOverrides[${at}]`),
  );
  return { composites, overrides };
}

/** The file that Google's tools write has comments. Blanks replace them, so that positions stay the same. */
function withoutComments(text: string): string {
  const pieces = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|^\uFEFF/g;
  return text.replaceAll(pieces, (piece) => (piece.startsWith('"') ? piece : piece.replaceAll(/[^\n]/g, ' ')));
}

/** Vector and text indexes, and those of other kinds of databases, serve no query here. */
function parseComposite(item: unknown, where: string): DefinedIndex[] {
  const index = asObject(item, where);
  const fields = listOf(index, 'fields', where).map((field, at) => asObject(field, `${where}.fields[${at}]`));
  if (fields.length === 0) throw new Error(`${where} lists no fields.`);
  const isForeign = index['apiScope'] !== undefined && index['apiScope'] !== 'ANY_API';
  if (isForeign || fields.some(({ vectorConfig, searchConfig }) => vectorConfig ?? searchConfig)) return [];
  const defined = fields.map((field, at) => parseField(field, `${where}.fields[${at}]`));
  const last = defined.at(-1) as DefinedField;
  const isNamed = last.path === '__name__';
  return [
    {
      collectionId: textOf(index['collectionGroup'] ?? index['collectionId'], `${where}.collectionGroup`),
      scope: scopeOf(index['queryScope'], where),
      fields: isNamed ? defined.slice(0, -1) : defined,
      nameDescending: last.mode === 'DESC',
    },
  ];
}

/** An override that only sets a time to live leaves the indexes of its field as they are. */
function parseOverride(item: unknown, where: string): FieldOverride[] {
  const override = asObject(item, where);
  const path = textOf(override['fieldPath'], `${where}.fieldPath`);
  if (override['indexes'] === undefined) return [];
  const parsed: FieldOverride = {
    collectionId: textOf(override['collectionGroup'], `${where}.collectionGroup`),
    path: path === '*' ? null : canonicalPath(path, where),
    indexes: listOf(override, 'indexes', where).map((index, at) => {
      const place = `${where}.indexes[${at}]`;
      const entry = asObject(index, place);
      return { scope: scopeOf(entry['queryScope'], place), mode: modeOf(entry, place) };
    }),
  };
  return [parsed];
}

function parseField(field: Json, where: string): DefinedField {
  return { path: canonicalPath(textOf(field['fieldPath'], `${where}.fieldPath`), where), mode: modeOf(field, where) };
}

/** Older files use `mode` for both kinds. */
function modeOf(field: Json, where: string): IndexMode {
  const said = field['order'] ?? field['arrayConfig'] ?? field['mode'];
  if (said === 'CONTAINS' || said === 'ARRAY_CONTAINS') return 'CONTAINS';
  if (said === 'DESCENDING') return 'DESC';
  if (said === 'ASCENDING' || said === undefined) return 'ASC';
  throw new Error(`${where} has neither an order (ASCENDING, DESCENDING) nor an arrayConfig (CONTAINS).`);
}

function scopeOf(value: unknown, where: string): IndexScope {
  if (value === undefined || value === 'COLLECTION') return 'COLLECTION';
  if (value === 'COLLECTION_GROUP') return 'COLLECTION_GROUP';
  throw new Error(`${where}.queryScope is neither COLLECTION nor COLLECTION_GROUP.`);
}

function canonicalPath(text: string, where: string): string {
  try {
    return formatFieldPath(parseFieldPath(text));
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}

function listOf(object: Json, name: string, where: string): readonly unknown[] {
  const value = object[name] ?? [];
  if (!Array.isArray(value)) throw new Error(`${where}: "${name}" is not a list.`);
  return value as unknown[];
}

function asObject(value: unknown, where: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new Error(`${where} is not an object.`);
}

function textOf(value: unknown, where: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${where} is not a text.`);
}
