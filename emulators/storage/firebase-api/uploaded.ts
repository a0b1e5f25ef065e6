import { randomUUID } from 'node:crypto';
import type { ContentWriter } from '../content/contract.ts';
import { digestsOfHeaders } from '../digests/expected-digests.ts';
import type { Call } from '../http/call.ts';
import type { Conditions } from '../objects/conditions.ts';
import { saveObject } from '../objects/save-object.ts';
import { readDescription } from '../objects/settings.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import type { Service } from '../service.ts';
import { authorizationOf } from './authorization.ts';

/** Creates an object from an upload of a client SDK. The rules decide now, when all its properties are known. */
export function saveUploaded(
  { store, gate }: Service,
  call: Call,
  writer: ContentWriter,
  upload: {
    readonly bucket: string;
    readonly name: string;
    readonly description: unknown;
    readonly conditions: Conditions;
    readonly authorization?: string | undefined;
  },
): Promise<StoredObject> {
  const { bucket, name } = upload;
  const authorization = upload.authorization ?? authorizationOf(call);
  return saveObject(store, writer, {
    bucket,
    name,
    conditions: upload.conditions,
    described: readDescription(upload.description),
    expected: digestsOfHeaders(call.header('x-goog-hash'), undefined),
    // New content counts as create, also when the file exists: docs/storage/security/core-syntax#granular_operations.
    mayDo: (before, after) =>
      gate.require({ authorization, method: 'create', bucket, name, before, after, parameters: call.parameters }),
    complete: (object) => ({
      ...object,
      contentType: object.contentType ?? 'application/octet-stream',
      contentDisposition: object.contentDisposition ?? `inline; filename*=utf-8''${encoded(name)}`,
      downloadTokens: object.downloadTokens.length > 0 ? object.downloadTokens : [randomUUID()],
    }),
  });
}

/** The last segment of the name, encoded as in RFC 8187. */
function encoded(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return encodeURIComponent(last).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
