/** The interface of the client SDKs: `/v0/b/{bucket}/o…`. */
import { randomUUID } from 'node:crypto';
import { sendEmpty, sendJson } from '../http/answer.ts';
import { type Call, readJson } from '../http/call.ts';
import type { Handler, Interface } from '../http/route.ts';
import { sendMedia } from '../http/send-media.ts';
import { changeObject, deleteObject, type ObjectQuery, readObject } from '../objects/change-object.ts';
import { conditionsOf } from '../objects/conditions.ts';
import { MAX_PAGE_SIZE, listObjects } from '../objects/listing.ts';
import { requireBucketName, requireObjectName } from '../objects/names.ts';
import { withDescription, readDescription } from '../objects/settings.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import type { RulesMethod } from '../../rules/index.ts';
import type { Service } from '../service.ts';
import { forbidden, invalid } from '../storage-error.ts';
import { receive, receivePair } from '../uploads/receive.ts';
import { authorizationOf } from './authorization.ts';
import { firebaseError, firebaseForm } from './form.ts';
import { handleCommands } from './resumable.ts';
import { saveUploaded } from './uploaded.ts';

type Parts = Readonly<Record<string, string>>;

function queryOf({ gate }: Service, call: Call, parts: Parts, method: RulesMethod): ObjectQuery {
  const bucket = requireBucketName(parts['bucket'] ?? '');
  const name = requireObjectName(parts['object'] ?? '');
  const authorization = authorizationOf(call);
  return {
    bucket,
    name,
    generation: call.parameters.get('generation'),
    conditions: conditionsOf(call.parameters),
    mayDo: (before, after) =>
      gate.require({ authorization, method, bucket, name, before, after, parameters: call.parameters }),
  };
}

const getObject: Handler = async (service, call, parts) => {
  const query = queryOf(service, call, parts, 'get');
  const token = call.parameters.get('token');
  const byToken = (before: StoredObject | null): boolean =>
    token !== null && token !== '' && before?.downloadTokens.includes(token) === true;
  const object = readObject(service.store, {
    ...query,
    mayDo: (before, after) => {
      if (!byToken(before)) query.mayDo(before, after);
    },
  });
  if (call.parameters.get('alt') === 'media') {
    await sendMedia(call, service.store, object, { cacheControl: 'private, max-age=0' });
    return;
  }
  // A reader of a file may have a download address: the first request creates its token.
  const shown = object.downloadTokens.length > 0 ? object : await withToken(service, query, true);
  sendJson(call.response, 200, firebaseForm(shown));
};

function withToken({ store }: Service, query: ObjectQuery, onlyIfNone: boolean): Promise<StoredObject> {
  return changeObject(store, { ...query, mayDo: () => undefined }, (object, updated) =>
    onlyIfNone && object.downloadTokens.length > 0
      ? object
      : {
          ...object,
          downloadTokens: [...object.downloadTokens, randomUUID()],
          metageneration: object.metageneration + 1,
          updated,
        },
  );
}

const listFiles: Handler = ({ store, gate }, call, parts) => {
  const bucket = requireBucketName(parts['bucket'] ?? '');
  const { parameters } = call;
  const prefix = parameters.get('prefix') ?? '';
  const delimiter = parameters.get('delimiter') ?? '';
  if (prefix !== '' && (!prefix.endsWith('/') || prefix.endsWith('//')))
    throw invalid('The prefix parameter is required to be empty or ends with a single / character.');
  if (delimiter !== '' && delimiter !== '/') throw invalid("Only '/' can be the delimiter.");
  gate.require({
    authorization: authorizationOf(call),
    method: 'list',
    bucket,
    name: prefix.replace(/\/+$/, ''),
    before: null,
    after: null,
    parameters,
  });
  const { items, prefixes, nextPageToken } = listObjects(store.table, {
    bucket,
    prefix,
    delimiter,
    pageToken: parameters.get('pageToken'),
    maxResults: pageSize(parameters.get('maxResults')),
    // The SDKs have no references with empty path segments.
    shows: (entry) => !entry.split('/').slice(0, -1).includes('') || entry === '/',
  });
  sendJson(call.response, 200, {
    prefixes,
    items: items.filter(({ name }) => !name.endsWith('/')).map(({ name }) => ({ name, bucket })),
    ...(nextPageToken === null ? {} : { nextPageToken }),
  });
};

function pageSize(wanted: string | null): number {
  if (wanted === null || wanted === '') return MAX_PAGE_SIZE;
  if (!/^\d{1,9}$/.test(wanted) || Number(wanted) === 0) throw invalid(`Invalid value for maxResults: '${wanted}'.`);
  return Math.min(Number(wanted), MAX_PAGE_SIZE);
}

const upload: Handler = async (service, call, parts) => {
  const bucket = requireBucketName(parts['bucket'] ?? '');
  const name = parts['object'] ?? call.parameters.get('name');
  if (call.header('x-goog-upload-command') !== undefined) return handleCommands(service, call, { bucket, name });
  const { contents } = service.store;
  const conditions = conditionsOf(call.parameters);
  const isPair =
    call.header('x-goog-upload-protocol') === 'multipart' || call.parameters.get('uploadType') === 'multipart';
  if (!isPair) {
    const wanted = requireObjectName(name ?? '');
    const description = { contentType: call.header('content-type') };
    const writer = await receive(contents, call.body());
    const object = await saveUploaded(service, call, writer, { bucket, name: wanted, description, conditions });
    sendJson(call.response, 200, firebaseForm(object));
    return;
  }
  const { description, contentType, writer } = await receivePair(contents, call);
  try {
    const named = description['name'];
    const wanted = requireObjectName(name ?? (typeof named === 'string' ? named : ''));
    const described = { contentType, ...description };
    readDescription(described);
    const object = await saveUploaded(service, call, writer, {
      bucket,
      name: wanted,
      description: described,
      conditions,
    });
    sendJson(call.response, 200, firebaseForm(object));
  } catch (error) {
    await writer.discard();
    throw error;
  }
};

/** Clients that cannot send PATCH name it in a header. */
const postObject: Handler = (service, call, parts) => {
  if (call.header('x-http-method-override')?.toUpperCase() === 'PATCH') return updateObject(service, call, parts);
  const isTokenRequest = call.parameters.has('create_token') || call.parameters.has('delete_token');
  return (isTokenRequest ? changeTokens : upload)(service, call, parts);
};

const changeTokens: Handler = async (service, call, parts) => {
  const query = queryOf(service, call, parts, 'update');
  if (!service.gate.isOwner(authorizationOf(call))) throw forbidden();
  const revoked = call.parameters.get('delete_token');
  if (revoked === null) {
    if (call.parameters.get('create_token') !== 'true') throw invalid('create_token must be true.');
    sendJson(call.response, 200, firebaseForm(await withToken(service, query, false)));
    return;
  }
  const object = await changeObject(service.store, query, (stored, updated) => {
    const left = stored.downloadTokens.filter((token) => token !== revoked);
    // An object always has a token: a revoked last one is replaced.
    const downloadTokens = left.length > 0 ? left : [randomUUID()];
    return { ...stored, downloadTokens, metageneration: stored.metageneration + 1, updated };
  });
  sendJson(call.response, 200, firebaseForm(object));
};

const updateObject: Handler = async (service, call, parts) => {
  const query = queryOf(service, call, parts, 'update');
  const described = readDescription(await readJson(call));
  const change = (object: StoredObject, now: string): StoredObject =>
    withDescription(object, { ...described, downloadTokens: undefined }, now);
  sendJson(call.response, 200, firebaseForm(await changeObject(service.store, query, change)));
};

const removeObject: Handler = async (service, call, parts) => {
  await deleteObject(service.store, queryOf(service, call, parts, 'delete'));
  sendEmpty(call.response, 204);
};

export const firebaseInterface: Interface = {
  errorForm: firebaseError,
  owns: (path) => path === '/v0' || path.startsWith('/v0/'),
  routes: [
    { pattern: /^\/v0\/?$/, methods: { GET: (_, call) => sendJson(call.response, 200, { emulator: 'storage' }) } },
    { pattern: /^\/v0\/b\/(?<bucket>[^/]+)\/o\/?$/, methods: { GET: listFiles, POST: upload, PUT: upload } },
    {
      pattern: /^\/v0\/b\/(?<bucket>[^/]+)\/o\/(?<object>.+)$/,
      methods: {
        GET: getObject,
        HEAD: getObject,
        PATCH: updateObject,
        PUT: postObject,
        POST: postObject,
        DELETE: removeObject,
      },
    },
  ],
};
