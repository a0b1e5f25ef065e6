import type { StoredObject } from './stored-object.ts';
import { noSuchObject } from '../storage-error.ts';
import type { ObjectStore } from './object-store.ts';
import type { Described } from './settings.ts';
import { saveObject, type SaveRequest } from './save-object.ts';

/** Copies objects, one after another, into one. The bytes are copied, so that deleting a source does no harm. */
export async function copyObjects(
  store: ObjectStore,
  sources: readonly StoredObject[],
  request: SaveRequest,
): Promise<StoredObject> {
  const writer = await store.contents.begin();
  try {
    for (const source of sources) {
      const bytes = await store.contents.open(source.contentId).catch(() => {
        throw noSuchObject(source.bucket, source.name);
      });
      for await (const chunk of bytes) await writer.append(chunk as Buffer);
    }
  } catch (error) {
    await writer.discard();
    throw error;
  }
  return saveObject(store, writer, request);
}

/**
 * The default description of a copy: that of its source, with the download tokens, which Google keeps in the metadata.
 */
export function describedAs(source: StoredObject): Described {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, customTime } = source;
  return {
    settings: { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, customTime },
    metadata: source.metadata,
    downloadTokens: source.downloadTokens,
    storageClass: source.storageClass,
    md5Hash: undefined,
    crc32c: undefined,
  };
}
