/** The index that would serve a requirement alone, and how to create it. */
import { projectOf } from '../values/resource-name.ts';
import { consoleCode } from './console-code.ts';
import type { DefinedField, DefinedIndex } from './definitions.ts';
import type { Requirement } from './requirement.ts';

/** The one index that serves the requirement. */
export function proposedIndex(requirement: Requirement): DefinedIndex {
  const { collectionId, scope, equal, contains, orders, summed, nameDescending } = requirement;
  const direction = nameDescending && orders.length === 0 && equal.length <= 1 && contains === null ? 'DESC' : 'ASC';
  const fields: DefinedField[] = [
    ...equal.map((path): DefinedField => ({ path, mode: direction })),
    ...(contains === null ? [] : [{ path: contains, mode: 'CONTAINS' } as const]),
    ...orders.map(({ path, descending }): DefinedField => ({ path, mode: descending ? 'DESC' : 'ASC' })),
    ...summed.map((path): DefinedField => ({ path, mode: 'ASC' })),
  ];
  return { collectionId, scope, fields, nameDescending };
}

/** The service's message for a missing index, with the lines to add to `firestore.indexes.json`. */
export function missingIndexMessage(database: string, index: DefinedIndex): string {
  const project = projectOf(database);
  const console = `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes`;
  const { collectionId, scope, fields } = index;
  const [field] = fields;
  if (field !== undefined && isSingleField(index)) {
    return (
      `The query requires a ${scope}_${field.mode} index for collection ${collectionId} and field ${field.path}. ` +
      `You can create it here: ${console}?create_exemption=${consoleCode(database, index, 'fields')}\n` +
      `In firestore.indexes.json, the "fieldOverrides" lack: ${JSON.stringify(overrideJson(index, field))}`
    );
  }
  return (
    `The query requires an index. You can create it here: ` +
    `${console}?create_composite=${consoleCode(database, index, 'indexes')}\n` +
    `In firestore.indexes.json, the "indexes" lack: ${JSON.stringify(compositeJson(index))}`
  );
}

/** Returns whether Firestore keeps the index for a single field, and not as a composite one. */
export function isSingleField({ fields, nameDescending }: DefinedIndex): boolean {
  return fields.length === 1 && nameDescending === (fields[0]?.mode === 'DESC');
}

function fieldJson({ path, mode }: DefinedField): Record<string, string> {
  if (mode === 'CONTAINS') return { fieldPath: path, arrayConfig: 'CONTAINS' };
  return { fieldPath: path, order: mode === 'DESC' ? 'DESCENDING' : 'ASCENDING' };
}

function compositeJson({ collectionId, scope, fields, nameDescending }: DefinedIndex): object {
  const named = nameDescending !== (fields.at(-1)?.mode === 'DESC') || fields.length === 0;
  const name: DefinedField = { path: '__name__', mode: nameDescending ? 'DESC' : 'ASC' };
  return {
    collectionGroup: collectionId,
    queryScope: scope,
    fields: [...fields, ...(named ? [name] : [])].map(fieldJson),
  };
}

function overrideJson({ collectionId, scope }: DefinedIndex, field: DefinedField): object {
  const { fieldPath: _, ...mode } = fieldJson(field);
  const wanted = { ...mode, queryScope: scope };
  const automatic = [
    { order: 'ASCENDING', queryScope: 'COLLECTION' },
    { order: 'DESCENDING', queryScope: 'COLLECTION' },
    { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
  ];
  const indexes = scope === 'COLLECTION' ? [wanted] : [...automatic, wanted];
  return { collectionGroup: collectionId, fieldPath: field.path, indexes };
}
