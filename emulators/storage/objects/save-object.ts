import type { ContentWriter } from '../content/contract.ts';
import { type ExpectedDigests, requireDigests } from '../digests/expected-digests.ts';
import type { Conditions } from './conditions.ts';
import { requireConditions } from './conditions.ts';
import type { ObjectStore } from './object-store.ts';
import { changedMetadata, type Described, newSettings } from './settings.ts';
import type { StoredObject } from './stored-object.ts';

/** Throws when the caller may not do this. */
export type AccessCheck = (before: StoredObject | null, after: StoredObject | null) => void;

export type SaveRequest = {
  readonly bucket: string;
  readonly name: string;
  readonly described: Described;
  readonly conditions: Conditions;
  /** in addition to the digests of the description */
  readonly expected?: ExpectedDigests;
  readonly mayDo: AccessCheck;
  /** how many objects it was composed of */
  readonly componentCount?: number;
  /** properties that the interface adds to a new object */
  readonly complete?: (object: StoredObject) => StoredObject;
};

/** Creates an object from written content, or drops the content and throws. */
export async function saveObject(
  store: ObjectStore,
  writer: ContentWriter,
  request: SaveRequest,
): Promise<StoredObject> {
  try {
    requireDigests(writer.digests(), request.described, request.expected ?? {});
  } catch (error) {
    await writer.discard();
    throw error;
  }
  await writer.keep();
  try {
    return await store.change(() => {
      const before = store.table.get(request.bucket, request.name);
      requireConditions(request.conditions, before);
      const object = newObject(store, writer, request);
      request.mayDo(before, object);
      return { changes: [{ kind: 'put', object }], result: object };
    });
  } catch (error) {
    await store.contents.remove(writer.id);
    throw error;
  }
}

function newObject(store: ObjectStore, writer: ContentWriter, request: SaveRequest): StoredObject {
  const { bucket, name, described, componentCount, complete } = request;
  const { size, md5Hash, crc32c } = writer.digests();
  const now = store.now();
  const object: StoredObject = {
    ...newSettings(described),
    bucket,
    name,
    generation: store.nextGeneration(),
    metageneration: 1,
    contentId: writer.id,
    size,
    md5Hash: componentCount === undefined ? md5Hash : null,
    crc32c,
    timeCreated: now,
    updated: now,
    storageClass: described.storageClass ?? 'STANDARD',
    metadata: changedMetadata({}, described.metadata),
    downloadTokens: described.downloadTokens ?? [],
    componentCount: componentCount ?? null,
  };
  return complete === undefined ? object : complete(object);
}
