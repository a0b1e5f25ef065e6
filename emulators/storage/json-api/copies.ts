/** Copying, composing and moving objects. */
import { sendJson } from '../http/answer.ts';
import { type Call, readJson } from '../http/call.ts';
import type { Handler } from '../http/route.ts';
import { present } from '../objects/change-object.ts';
import { conditionsOf, requireConditions } from '../objects/conditions.ts';
import { copyObjects, describedAs } from '../objects/copy-object.ts';
import { requireBucketName, requireObjectName } from '../objects/names.ts';
import { type Described, readDescription } from '../objects/settings.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import type { Service } from '../service.ts';
import { invalid } from '../storage-error.ts';
import { jsonForm } from './form.ts';
import { everybody, objectQuery, requireServer } from './object-request.ts';

/** The maximum number of objects that Google composes in one request. */
const MAX_COMPONENTS = 32;

type Parts = Readonly<Record<string, string>>;

function sourceOf({ store }: Service, call: Call, parts: Parts): StoredObject {
  const query = {
    ...objectQuery(call, parts),
    generation: call.parameters.get('sourceGeneration'),
    conditions: conditionsOf(call.parameters, 'ifSource'),
  };
  return present(store.table.get(query.bucket, query.name), query, false);
}

async function copy(service: Service, call: Call, parts: Parts): Promise<StoredObject> {
  requireServer(service, call);
  if (call.parameters.has('rewriteToken')) throw invalid('The rewriteToken is of no rewrite that goes on.');
  const source = sourceOf(service, call, parts);
  const bucket = requireBucketName(parts['toBucket'] ?? '');
  const name = requireObjectName(parts['toObject'] ?? '');
  const sent = (await readJson(call)) as Record<string, unknown>;
  const asSource = describedAs(source);
  const given = readDescription(sent);
  // A description replaces the source's metadata as a whole.
  const described = {
    ...asSource,
    settings: { ...asSource.settings, ...given.settings },
    ...(given.metadata === undefined
      ? {}
      : { metadata: withoutNulls(given.metadata), downloadTokens: given.downloadTokens }),
    ...(given.storageClass === undefined ? {} : { storageClass: given.storageClass }),
  };
  return copyObjects(service.store, [source], {
    bucket,
    name,
    described,
    conditions: conditionsOf(call.parameters),
    mayDo: everybody,
  });
}

/** A copy has nothing to unset: null means an empty text. */
function withoutNulls(metadata: Described['metadata']): Described['metadata'] {
  if (metadata === null || metadata === undefined) return metadata;
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, value ?? '']));
}

/** Copies an object; every copy is one step here. */
export const rewrite: Handler = async (service, call, parts) => {
  const object = await copy(service, call, parts);
  sendJson(call.response, 200, {
    kind: 'storage#rewriteResponse',
    totalBytesRewritten: String(object.size),
    objectSize: String(object.size),
    done: true,
    resource: jsonForm(object, call.origin),
  });
};

/** Copies an object. */
export const copyTo: Handler = async (service, call, parts) =>
  sendJson(call.response, 200, jsonForm(await copy(service, call, parts), call.origin));

/** Renames an object within its bucket, in one step. */
export const moveTo: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const { store } = service;
  const source = sourceOf(service, call, parts);
  const name = requireObjectName(parts['toObject'] ?? '');
  if (name === source.name) throw invalid('An object cannot be moved to its own name.');
  const conditions = conditionsOf(call.parameters);
  const moved = await store.change(() => {
    const current = sourceOf(service, call, parts);
    requireConditions(conditions, store.table.get(source.bucket, name));
    const now = store.now();
    const object = { ...current, name, generation: store.nextGeneration(), metageneration: 1, updated: now };
    return {
      changes: [
        { kind: 'put' as const, object },
        { kind: 'delete' as const, bucket: current.bucket, name: current.name },
      ],
      result: object,
    };
  });
  sendJson(call.response, 200, jsonForm(moved, call.origin));
};

type ComposeBody = {
  readonly destination?: unknown;
  readonly sourceObjects?: readonly { name?: unknown; generation?: string | number; objectPreconditions?: unknown }[];
};

/** Composes several objects into one, one after another. */
export const compose: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const { bucket, name, conditions } = objectQuery(call, parts);
  const { destination, sourceObjects } = (await readJson(call)) as ComposeBody;
  if (!Array.isArray(sourceObjects) || sourceObjects.length === 0)
    throw invalid('You must provide at least one source component.');
  if (sourceObjects.length > MAX_COMPONENTS)
    throw invalid(
      `The number of source components provided (${sourceObjects.length}) exceeds the maximum (${MAX_COMPONENTS})`,
    );
  const sources = (sourceObjects as NonNullable<ComposeBody['sourceObjects']>).map((source) =>
    component(service, bucket, source),
  );
  const described = readDescription(destination);
  const object = await copyObjects(service.store, sources, {
    bucket,
    name,
    described,
    conditions,
    mayDo: everybody,
    componentCount: sources.reduce((sum, { componentCount }) => sum + (componentCount ?? 1), 0),
  });
  sendJson(call.response, 200, jsonForm(object, call.origin));
};

function component(
  { store }: Service,
  bucket: string,
  source: { name?: unknown; generation?: string | number; objectPreconditions?: unknown } | null,
): StoredObject {
  const name = requireObjectName(typeof source?.name === 'string' ? source.name : '');
  const wanted = (source?.objectPreconditions as { ifGenerationMatch?: string | number } | undefined)
    ?.ifGenerationMatch;
  const parameters = new URLSearchParams(wanted === undefined ? {} : { ifGenerationMatch: String(wanted) });
  const generation = source?.generation === undefined ? null : String(source.generation);
  return present(
    store.table.get(bucket, name),
    { bucket, name, generation, conditions: conditionsOf(parameters) },
    false,
  );
}
