/** Uploads of the JSON interface: media, multipart and resumable. */
import { digestsOfHeaders } from '../digests/expected-digests.ts';
import { sendEmpty, sendJson } from '../http/answer.ts';
import { type Call, readJson } from '../http/call.ts';
import type { Handler } from '../http/route.ts';
import type { ContentWriter } from '../content/contract.ts';
import { conditionsOf } from '../objects/conditions.ts';
import { requireBucketName, requireObjectName } from '../objects/names.ts';
import { saveObject } from '../objects/save-object.ts';
import { readDescription } from '../objects/settings.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import type { Service } from '../service.ts';
import { invalid } from '../storage-error.ts';
import { receive, receivePair } from '../uploads/receive.ts';
import type { UploadTarget } from '../uploads/session-files.ts';
import { jsonForm } from './form.ts';
import { everybody, requireServer } from './object-request.ts';

type Upload = Pick<UploadTarget, 'bucket' | 'name' | 'description' | 'conditions'>;

/** Starts a resumable upload or receives a whole one. */
export const postUpload: Handler = async (service, call, parts) => {
  requireServer(service, call);
  const bucket = requireBucketName(parts['bucket'] ?? '');
  const type = call.parameters.get('uploadType') ?? call.header('x-goog-upload-protocol') ?? 'media';
  switch (type) {
    case 'resumable':
      return startResumable(service, call, bucket);
    case 'multipart':
      return takePair(service, call, bucket);
    case 'media':
      return takeMedia(service, call, bucket);
    default:
      throw invalid(`Invalid value for uploadType: '${type.slice(0, 50)}'.`);
  }
};

/** Creates an object from the upload of a server. */
export function saveFromServer(
  { store }: Service,
  call: Call,
  writer: ContentWriter,
  upload: Upload,
): Promise<StoredObject> {
  const { bucket, name, conditions } = upload;
  return saveObject(store, writer, {
    bucket,
    name,
    conditions,
    described: readDescription(upload.description),
    expected: digestsOfHeaders(call.header('x-goog-hash'), call.header('content-md5')),
    mayDo: everybody,
    complete: (object) => ({ ...object, contentType: object.contentType ?? 'application/octet-stream' }),
  });
}

function nameOf(call: Call, description: unknown): string {
  const named = (description as { name?: unknown } | null)?.name;
  return requireObjectName(call.parameters.get('name') ?? (typeof named === 'string' ? named : ''));
}

async function takeMedia(service: Service, call: Call, bucket: string): Promise<void> {
  const name = nameOf(call, null);
  const conditions = conditionsOf(call.parameters);
  const description = {
    contentType: call.header('content-type'),
    contentEncoding: call.parameters.get('contentEncoding') ?? undefined,
  };
  const writer = await receive(service.store.contents, call.body());
  const upload = { bucket, name, description, conditions };
  sendJson(call.response, 200, jsonForm(await saveFromServer(service, call, writer, upload), call.origin));
}

async function takePair(service: Service, call: Call, bucket: string): Promise<void> {
  const conditions = conditionsOf(call.parameters);
  const { description, contentType, writer } = await receivePair(service.store.contents, call);
  try {
    const described = { contentType: call.header('x-upload-content-type') ?? contentType, ...description };
    const contentEncoding = call.parameters.get('contentEncoding') ?? undefined;
    const upload = {
      bucket,
      name: nameOf(call, description),
      description: contentEncoding === undefined ? described : { ...described, contentEncoding },
      conditions,
    };
    sendJson(call.response, 200, jsonForm(await saveFromServer(service, call, writer, upload), call.origin));
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

async function startResumable({ sessions }: Service, call: Call, bucket: string): Promise<void> {
  const sent = (await readJson(call)) as Record<string, unknown> | null;
  const contentType = call.header('x-upload-content-type');
  const description = { ...(contentType === undefined ? {} : { contentType }), ...sent };
  readDescription(description);
  const name = nameOf(call, sent);
  const announced = call.header('x-upload-content-length');
  if (announced !== undefined && !/^\d{1,15}$/.test(announced)) throw invalid('X-Upload-Content-Length is no number.');
  const { id } = await sessions.start({
    bucket,
    name,
    description,
    announcedSize: announced === undefined ? null : Number(announced),
    conditions: conditionsOf(call.parameters),
    authorization: null,
  });
  const parameters = new URLSearchParams({ uploadType: 'resumable', name, upload_id: id });
  const path = `/upload/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  call.response.setHeader('Location', `${call.origin}${path}?${parameters.toString()}`);
  call.response.setHeader('X-GUploader-UploadID', id);
  sendEmpty(call.response, 200);
}
