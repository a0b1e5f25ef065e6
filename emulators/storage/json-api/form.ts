import { etagOf, type StoredObject } from '../objects/stored-object.ts';
import type { ErrorForm } from '../http/answer.ts';

/**
 * An object in the form of the JSON interface and of events. Source: cloud.google.com/storage/docs/json_api/v1/objects.
 */
export function jsonForm(object: StoredObject, origin: string): Record<string, unknown> {
  const { bucket, name, generation } = object;
  const path = `b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}`;
  const metadata = {
    ...object.metadata,
    ...(object.downloadTokens.length > 0 ? { firebaseStorageDownloadTokens: object.downloadTokens.join(',') } : {}),
  };
  const optional = {
    md5Hash: object.md5Hash,
    contentType: object.contentType,
    contentDisposition: object.contentDisposition,
    contentEncoding: object.contentEncoding,
    contentLanguage: object.contentLanguage,
    cacheControl: object.cacheControl,
    customTime: object.customTime,
    componentCount: object.componentCount,
  };
  return {
    kind: 'storage#object',
    id: `${bucket}/${name}/${generation}`,
    selfLink: `${origin}/storage/v1/${path}`,
    mediaLink: `${origin}/download/storage/v1/${path}?generation=${generation}&alt=media`,
    name,
    bucket,
    generation,
    metageneration: String(object.metageneration),
    storageClass: object.storageClass,
    size: String(object.size),
    crc32c: object.crc32c,
    etag: etagOf(object),
    timeCreated: object.timeCreated,
    updated: object.updated,
    timeStorageClassUpdated: object.timeCreated,
    timeFinalized: object.timeCreated,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  };
}

/** Errors in Google's usual form. */
export const jsonError: ErrorForm = ({ status, reason, message }) => ({
  type: 'application/json; charset=UTF-8',
  text: JSON.stringify({ error: { code: status, message, errors: [{ message, domain: 'global', reason }] } }),
});
