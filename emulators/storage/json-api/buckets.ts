/** Buckets: the project's own ones exist, others are created explicitly or by their first object. */
import { sendEmpty, sendJson } from '../http/answer.ts';
import { readJson } from '../http/call.ts';
import type { Handler } from '../http/route.ts';
import { requireBucketName } from '../objects/names.ts';
import type { Bucket } from '../objects/stored-object.ts';
import type { Service } from '../service.ts';
import { StorageError } from '../storage-error.ts';
import { bucketForm } from './form.ts';
import { requireServer } from './object-request.ts';

/** The bucket with this name; null when nobody created it and it is empty. */
function find({ store, defaultBuckets }: Service, name: string): Bucket | null {
  const made = store.table.bucket(name);
  if (made !== null) return made;
  const isThere = defaultBuckets.includes(name) || store.table.namesIn(name).length > 0;
  return isThere ? { name, timeCreated: new Date(0).toISOString(), fields: {} } : null;
}

function require(service: Service, name: string): Bucket {
  const bucket = find(service, requireBucketName(name));
  if (bucket === null) throw new StorageError(404, 'notFound', 'The specified bucket does not exist.');
  return bucket;
}

export const listBuckets: Handler = (service, call) => {
  requireServer(service, call);
  const { table } = service.store;
  const names = new Set([...service.defaultBuckets, ...table.buckets().map(({ name }) => name)]);
  for (const { bucket } of table.all()) names.add(bucket);
  const prefix = call.parameters.get('prefix') ?? '';
  const items = [...names]
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .map((name) => bucketForm(require(service, name), call.origin));
  sendJson(call.response, 200, { kind: 'storage#buckets', items });
};

export const getBucket: Handler = (service, call, parts) => {
  requireServer(service, call);
  sendJson(call.response, 200, bucketForm(require(service, parts['bucket'] ?? ''), call.origin));
};

export const makeBucket: Handler = async (service, call) => {
  requireServer(service, call);
  const { name: wanted, ...fields } = (await readJson(call)) as Record<string, unknown>;
  const name = requireBucketName(typeof wanted === 'string' ? wanted : '');
  const bucket = await service.store.change(() => {
    if (find(service, name) !== null)
      throw new StorageError(
        409,
        'conflict',
        'Your previous request to create the named bucket succeeded and you already own it.',
      );
    const made: Bucket = { name, timeCreated: service.store.now(), fields };
    return { changes: [{ kind: 'putBucket' as const, bucket: made }], result: made };
  });
  sendJson(call.response, 200, bucketForm(bucket, call.origin));
};

export const patchBucket: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const fields = (await readJson(call)) as Record<string, unknown>;
  const bucket = await service.store.change(() => {
    const before = require(service, parts['bucket'] ?? '');
    const merged = Object.entries({ ...before.fields, ...fields }).filter(([, value]) => value !== null);
    const after: Bucket = { ...before, fields: Object.fromEntries(merged) };
    return { changes: [{ kind: 'putBucket' as const, bucket: after }], result: after };
  });
  sendJson(call.response, 200, bucketForm(bucket, call.origin));
};

export const deleteBucket: Handler = async (service, call, parts) => {
  requireServer(service, call);
  await service.store.change(() => {
    const { name } = require(service, parts['bucket'] ?? '');
    if (service.store.table.namesIn(name).length > 0)
      throw new StorageError(409, 'conflict', 'The bucket you tried to delete is not empty.');
    return { changes: [{ kind: 'deleteBucket' as const, name }], result: undefined };
  });
  sendEmpty(call.response, 204);
};
