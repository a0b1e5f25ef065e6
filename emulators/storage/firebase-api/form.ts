import { etagOf, type StoredObject } from '../objects/stored-object.ts';
import type { ErrorForm } from '../http/answer.ts';

/** The service's messages; the SDKs read only the status. */
const MESSAGES: Readonly<Record<number, string>> = { 403: 'Permission denied.', 404: 'Not Found.' };

/** An object in the form of the client SDKs. */
export function firebaseForm(object: StoredObject): Record<string, unknown> {
  const { contentDisposition, contentLanguage, cacheControl, md5Hash, customTime } = object;
  const own = Object.keys(object.metadata).length > 0;
  return {
    name: object.name,
    bucket: object.bucket,
    generation: object.generation,
    metageneration: String(object.metageneration),
    contentType: object.contentType ?? 'application/octet-stream',
    timeCreated: object.timeCreated,
    updated: object.updated,
    storageClass: object.storageClass,
    size: String(object.size),
    ...(md5Hash === null ? {} : { md5Hash }),
    contentEncoding: object.contentEncoding ?? 'identity',
    ...(contentDisposition === null ? {} : { contentDisposition }),
    ...(contentLanguage === null ? {} : { contentLanguage }),
    ...(cacheControl === null ? {} : { cacheControl }),
    ...(customTime === null ? {} : { customTime }),
    crc32c: object.crc32c,
    etag: etagOf(object),
    downloadTokens: object.downloadTokens.join(','),
    ...(own ? { metadata: object.metadata } : {}),
  };
}

/** Errors in the form of the client SDKs. */
export const firebaseError: ErrorForm = ({ status, message }) => ({
  type: 'application/json; charset=UTF-8',
  text: JSON.stringify({ error: { code: status, message: MESSAGES[status] ?? message } }),
});
