/** Reads, lists, changes and deletes objects. */
import { sendEmpty, sendJson } from '../http/answer.ts';
import { readJson } from '../http/call.ts';
import type { Handler } from '../http/route.ts';
import { sendMedia } from '../http/send-media.ts';
import { changeObject, deleteObject, readObject } from '../objects/change-object.ts';
import { listObjects } from '../objects/listing.ts';
import { requireBucketName } from '../objects/names.ts';
import { withDescription, newSettings, readDescription } from '../objects/settings.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { jsonForm } from './form.ts';
import { listRequestOf } from './list-request.ts';
import { objectQuery, requireServer } from './object-request.ts';

export const getObject: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const object = readObject(service.store, objectQuery(call, parts));
  if (call.parameters.get('alt') === 'media' || call.path.startsWith('/download/'))
    await sendMedia(call, service.store, object, {
      cacheControl: 'private, max-age=0',
      // This interface sends files as downloads, not for display.
      contentDisposition: object.contentDisposition ?? 'attachment',
    });
  else sendJson(call.response, 200, jsonForm(object, call.origin));
};

export const list: Handler = (service, call, parts) => {
  requireServer(service, call);
  const bucket = requireBucketName(parts['bucket'] ?? '');
  const { items, prefixes, nextPageToken } = listObjects(service.store.table, listRequestOf(bucket, call.parameters));
  sendJson(call.response, 200, {
    kind: 'storage#objects',
    ...(nextPageToken === null ? {} : { nextPageToken }),
    ...(prefixes.length === 0 ? {} : { prefixes }),
    ...(items.length === 0 ? {} : { items: items.map((object) => jsonForm(object, call.origin)) }),
  });
};

/** Merges the description (PATCH). */
export const patchObject: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const described = readDescription(await readJson(call));
  const change = (object: StoredObject, now: string): StoredObject => withDescription(object, described, now);
  const object = await changeObject(service.store, objectQuery(call, parts), change);
  sendJson(call.response, 200, jsonForm(object, call.origin));
};

/** Sets all describable properties (PUT). */
export const putObject: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const described = readDescription(await readJson(call));
  const change = (object: StoredObject, now: string): StoredObject => ({
    ...withDescription({ ...object, metadata: {} }, described, now),
    ...newSettings(described),
  });
  const object = await changeObject(service.store, objectQuery(call, parts), change);
  sendJson(call.response, 200, jsonForm(object, call.origin));
};

export const removeObject: Handler = async (service, call, parts) => {
  requireServer(service, call);
  await deleteObject(service.store, objectQuery(call, parts));
  sendEmpty(call.response, 204);
};
