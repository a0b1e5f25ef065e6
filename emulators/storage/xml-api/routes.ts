/** `/{bucket}/{object}`: signed addresses. */
import { sendEmpty } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import type { Handler, Interface } from '../http/route.ts';
import { sendMedia } from '../http/send-media.ts';
import { refuseAccessLists, unsupported } from '../http/unsupported.ts';
import { everybody } from '../json-api/object-request.ts';
import { deleteUpload, putUpload } from '../json-api/resumable.ts';
import { saveFromServer } from '../json-api/uploads.ts';
import { deleteObject, type ObjectQuery, readObject } from '../objects/change-object.ts';
import { conditionsOfHeaders } from '../objects/conditions.ts';
import { requireBucketName, requireObjectName } from '../objects/names.ts';
import { readDescription } from '../objects/settings.ts';
import { etagOf } from '../objects/stored-object.ts';
import type { Service } from '../service.ts';
import { forbidden, invalid } from '../storage-error.ts';
import { receive } from '../uploads/receive.ts';
import { xmlError } from './form.ts';
import { isSigned } from './signature.ts';

type Parts = Readonly<Record<string, string>>;

/** The object that a signed address names. Throws 403 for an address without a signature, 501 for access lists. */
function queryOf(service: Service, call: Call, parts: Parts): ObjectQuery {
  const signed =
    isSigned(call.parameters, Date.now()) || service.gate.callerOf(call.header('authorization')).kind === 'owner';
  if (!signed) throw forbidden();
  refuseAccessLists(call);
  return {
    bucket: requireBucketName(parts['bucket'] ?? ''),
    name: requireObjectName(parts['object'] ?? ''),
    generation: call.parameters.get('generation'),
    conditions: conditionsOfHeaders((name) => call.header(name)),
    mayDo: everybody,
  };
}

const getObject: Handler = async (service, call, parts) => {
  const object = readObject(service.store, queryOf(service, call, parts));
  await sendMedia(call, service.store, object, {
    cacheControl: 'private, max-age=0',
    contentType: call.parameters.get('response-content-type'),
    contentDisposition: call.parameters.get('response-content-disposition'),
  });
};

const deleteByAddress: Handler = async (service, call, parts) => {
  await deleteObject(service.store, queryOf(service, call, parts));
  sendEmpty(call.response, 204);
};

/** The object's description in the headers of an upload. */
function descriptionOf(call: Call): Record<string, unknown> {
  const metadata = Object.entries(call.request.headers)
    .filter(([name, value]) => name.startsWith('x-goog-meta-') && typeof value === 'string')
    .map(([name, value]) => [name.slice('x-goog-meta-'.length), value]);
  return {
    contentType: call.header('content-type'),
    cacheControl: call.header('cache-control'),
    contentDisposition: call.header('content-disposition'),
    contentEncoding: call.header('content-encoding'),
    contentLanguage: call.header('content-language'),
    ...(metadata.length > 0 ? { metadata: Object.fromEntries(metadata) as Record<string, string> } : {}),
  };
}

const putObject: Handler = async (service, call, parts) => {
  if (call.parameters.has('upload_id')) return putUpload(service, call, parts);
  const { bucket, name, conditions } = queryOf(service, call, parts);
  const description = descriptionOf(call);
  readDescription(description);
  const writer = await receive(service.store.contents, call.body());
  const object = await saveFromServer(service, call, writer, { bucket, name, description, conditions });
  const { response } = call;
  response.setHeader('ETag', `"${etagOf(object)}"`);
  response.setHeader('X-Goog-Generation', object.generation);
  response.setHeader('X-Goog-Metageneration', String(object.metageneration));
  response.setHeader('X-Goog-Hash', `crc32c=${object.crc32c},md5=${object.md5Hash}`);
  sendEmpty(response, 200);
};

const startResumable: Handler = async (service, call, parts) => {
  if (call.header('x-goog-resumable') !== 'start') throw invalid('x-goog-resumable: start is missing.');
  const { bucket, name, conditions } = queryOf(service, call, parts);
  const description = descriptionOf(call);
  readDescription(description);
  const { id } = await service.sessions.start({
    bucket,
    name,
    description,
    announcedSize: null,
    conditions,
    authorization: null,
  });
  call.response.setHeader('Location', `${call.origin}${call.path}?upload_id=${id}`);
  call.response.setHeader('X-GUploader-UploadID', id);
  sendEmpty(call.response, 201);
};

const removeObject: Handler = (service, call, parts) =>
  (call.parameters.has('upload_id') ? deleteUpload : deleteByAddress)(service, call, parts);

export const xmlInterface: Interface = {
  errorForm: xmlError,
  owns: () => true,
  routes: [
    { pattern: /^\/(?<bucket>[^/]+)\/?$/, methods: { POST: unsupported('uploads by a form') } },
    {
      pattern: /^\/(?<bucket>[^/]+)\/(?<object>.+)$/,
      methods: { GET: getObject, HEAD: getObject, PUT: putObject, POST: startResumable, DELETE: removeObject },
    },
  ],
};
