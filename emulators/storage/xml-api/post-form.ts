/** Uploads by an HTML form, as a signed policy allows them. */
import { sendEmpty } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import type { Handler } from '../http/route.ts';
import { requireBucketName, requireObjectName } from '../objects/names.ts';
import { everybody } from '../json-api/object-request.ts';
import { saveObject } from '../objects/save-object.ts';
import { readDescription } from '../objects/settings.ts';
import { etagOf, type StoredObject } from '../objects/stored-object.ts';
import { forbidden, invalid } from '../storage-error.ts';
import { boundaryOf, MultipartReader } from '../uploads/multipart.ts';
import { receive } from '../uploads/receive.ts';
import { readPolicy, requireFields, requireLength } from './post-policy.ts';

const MAX_FIELD_LENGTH = 64 * 1024;
const MAX_FIELDS = 100;

type Form = { readonly fields: Map<string, string>; readonly fileName: string; readonly fileType: string | undefined };

export const postForm: Handler = async (service, call, parts) => {
  const bucket = requireBucketName(parts['bucket'] ?? '');
  const reader = new MultipartReader(call.body(), boundaryOf(call.header('content-type'), 'form-data'));
  const form = await readFields(reader);
  const { fields } = form;
  const name = requireObjectName((fields.get('key') ?? '').replaceAll('${filename}', () => form.fileName));
  const encoded = fields.get('policy');
  const isOwner = service.gate.callerOf(call.header('authorization')).kind === 'owner';
  if (encoded === undefined && !isOwner) throw forbidden();
  const policy = encoded === undefined ? null : readPolicy(encoded, Date.now());
  if (policy !== null) requireFields(policy, new Map([...fields, ['bucket', bucket], ['key', name]]));
  const writer = await receive(service.store.contents, reader.content());
  try {
    if (policy !== null) requireLength(policy, writer.size);
    await reader.finish();
    const object = await saveObject(service.store, writer, {
      bucket,
      name,
      conditions: {},
      described: readDescription(descriptionOf(form)),
      mayDo: everybody,
      isPublic: fields.get('acl') === 'public-read',
    });
    answer(call, fields, object);
  } catch (error) {
    await writer.discard();
    throw error;
  }
};

/** Reads the fields before the file. */
async function readFields(reader: MultipartReader): Promise<Form> {
  const fields = new Map<string, string>();
  for (let head = await reader.next(); head !== null; head = await reader.next()) {
    const disposition = head.get('content-disposition') ?? '';
    const field = /;\s*name="([^"]*)"/.exec(disposition)?.[1]?.toLowerCase();
    if (field === undefined) throw invalid('A part of the form has no name.');
    if (field === 'file') {
      const fileName = /;\s*filename="([^"]*)"/.exec(disposition)?.[1] ?? '';
      return { fields, fileName, fileType: head.get('content-type') };
    }
    if (fields.size >= MAX_FIELDS) throw invalid('The form has too many fields.');
    fields.set(field, await textOf(reader));
  }
  throw invalid('The form has no file.');
}

async function textOf(reader: MultipartReader): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reader.content()) {
    size += chunk.length;
    if (size > MAX_FIELD_LENGTH) throw invalid('A field of the form is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function descriptionOf({ fields, fileType }: Form): Record<string, unknown> {
  const metadata = [...fields]
    .filter(([name]) => name.startsWith('x-goog-meta-'))
    .map(([name, value]) => [name.slice('x-goog-meta-'.length), value] as const);
  return {
    contentType: fields.get('content-type') ?? fileType,
    cacheControl: fields.get('cache-control'),
    contentDisposition: fields.get('content-disposition'),
    contentEncoding: fields.get('content-encoding'),
    contentLanguage: fields.get('content-language'),
    metadata: Object.fromEntries(metadata),
  };
}

function answer({ response, origin }: Call, fields: ReadonlyMap<string, string>, object: StoredObject): void {
  response.setHeader('ETag', `"${etagOf(object)}"`);
  response.setHeader('Location', `${origin}/${object.bucket}/${encodeURIComponent(object.name)}`);
  const redirect = fields.get('success_action_redirect');
  if (redirect !== undefined && URL.canParse(redirect)) {
    response.setHeader('Location', new URL(redirect).href);
    sendEmpty(response, 303);
    return;
  }
  const wanted = Number(fields.get('success_action_status'));
  sendEmpty(response, wanted === 200 || wanted === 201 ? wanted : 204);
}
