/** Access control lists. Only one fact is kept: whether everybody may read the object at its public address. */
import { sendEmpty, sendJson } from '../http/answer.ts';
import { type Call, readJson } from '../http/call.ts';
import type { Handler } from '../http/route.ts';
import { changeObject, readObject } from '../objects/change-object.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { invalid, StorageError } from '../storage-error.ts';
import { objectQuery, requireServer } from './object-request.ts';

const EVERYBODY = 'allUsers';

function entry(object: StoredObject, origin: string, entity: string, role: string): Record<string, unknown> {
  const path = `b/${encodeURIComponent(object.bucket)}/o/${encodeURIComponent(object.name)}`;
  return {
    kind: 'storage#objectAccessControl',
    id: `${object.bucket}/${object.name}/${object.generation}/${entity}`,
    selfLink: `${origin}/storage/v1/${path}/acl/${encodeURIComponent(entity)}`,
    bucket: object.bucket,
    object: object.name,
    generation: object.generation,
    entity,
    role,
    etag: 'CAE=',
  };
}

function entriesOf(object: StoredObject, origin: string): Record<string, unknown>[] {
  const owner = entry(object, origin, 'project-owners-0', 'OWNER');
  return object.isPublic ? [owner, entry(object, origin, EVERYBODY, 'READER')] : [owner];
}

/** Makes the object public or private; returns it. */
export function setPublic(
  service: Parameters<Handler>[0],
  call: Call,
  parts: Parameters<Handler>[2],
  isPublic: boolean,
): Promise<StoredObject> {
  return changeObject(service.store, objectQuery(call, parts), (object, updated) => ({
    ...object,
    isPublic,
    metageneration: object.metageneration + 1,
    updated,
  }));
}

export const listAcl: Handler = (service, call, parts) => {
  requireServer(service, call);
  const items = entriesOf(readObject(service.store, objectQuery(call, parts)), call.origin);
  sendJson(call.response, 200, { kind: 'storage#objectAccessControls', items });
};

export const getAcl: Handler = (service, call, parts) => {
  requireServer(service, call);
  const object = readObject(service.store, objectQuery(call, parts));
  const found = entriesOf(object, call.origin).find(({ entity }) => entity === parts['entity']);
  if (found === undefined) throw new StorageError(404, 'notFound', 'The specified ACL entry could not be found.');
  sendJson(call.response, 200, found);
};

export const putAcl: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const body = (await readJson(call)) as { entity?: unknown; role?: unknown } | null;
  const entity = parts['entity'] ?? body?.entity;
  const role = body?.role;
  if (typeof entity !== 'string' || (role !== 'READER' && role !== 'OWNER'))
    throw invalid('An ACL entry needs an entity, and READER or OWNER as its role.');
  const object =
    entity === EVERYBODY
      ? await setPublic(service, call, parts, true)
      : readObject(service.store, objectQuery(call, parts));
  sendJson(call.response, 200, entry(object, call.origin, entity, role));
};

export const deleteAcl: Handler = async (service, call, parts) => {
  requireServer(service, call);
  if (parts['entity'] === EVERYBODY) await setPublic(service, call, parts, false);
  else readObject(service.store, objectQuery(call, parts));
  sendEmpty(call.response, 204);
};
