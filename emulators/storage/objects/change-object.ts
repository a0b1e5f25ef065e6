import { noSuchObject } from '../storage-error.ts';
import { type Conditions, requireConditions } from './conditions.ts';
import type { ObjectStore } from './object-store.ts';
import type { AccessCheck } from './save-object.ts';
import type { StoredObject } from './stored-object.ts';

/** The object to change, and its required state. */
export type ObjectQuery = {
  readonly bucket: string;
  readonly name: string;
  /** only this generation; null means any */
  readonly generation: string | null;
  readonly conditions: Conditions;
  readonly mayDo: AccessCheck;
};

/** The present object. Throws 403 before 404: a caller without permission learns nothing. */
export function readObject(store: ObjectStore, query: ObjectQuery): StoredObject {
  const stored = store.table.get(query.bucket, query.name);
  query.mayDo(stored, null);
  return present(stored, query, true);
}

/** Changes everything except the bytes. */
export function changeObject(
  store: ObjectStore,
  query: ObjectQuery,
  changed: (object: StoredObject, now: string) => StoredObject,
): Promise<StoredObject> {
  return store.change(() => {
    const stored = store.table.get(query.bucket, query.name);
    const object = stored === null ? null : changed(stored, store.now());
    query.mayDo(stored, object);
    present(stored, query, false);
    return object === null
      ? { changes: [], result: present(object, query, false) }
      : { changes: [{ kind: 'put', object }], result: object };
  });
}

/** Deletes the object. */
export async function deleteObject(store: ObjectStore, query: ObjectQuery): Promise<void> {
  await store.change(() => {
    const stored = store.table.get(query.bucket, query.name);
    query.mayDo(stored, null);
    const { bucket, name } = present(stored, query, false);
    return { changes: [{ kind: 'delete', bucket, name }], result: undefined };
  });
}

/** The object in the requested generation and state. */
export function present(
  stored: StoredObject | null,
  { bucket, name, generation, conditions }: Omit<ObjectQuery, 'mayDo'>,
  isRead: boolean,
): StoredObject {
  const object = generation === null || stored?.generation === generation ? stored : null;
  requireConditions(conditions, object, isRead);
  if (object === null) throw noSuchObject(bucket, name);
  return object;
}
