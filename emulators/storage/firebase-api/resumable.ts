/** Resumable uploads of the client SDKs: X-Goog-Upload-Command start, upload, query, finalize, cancel. */
import { sendEmpty, sendJson } from '../http/answer.ts';
import { type Call, readJson } from '../http/call.ts';
import { conditionsOf } from '../objects/conditions.ts';
import { requireObjectName } from '../objects/names.ts';
import { readDescription } from '../objects/settings.ts';
import type { Service } from '../service.ts';
import { invalid, StorageError } from '../storage-error.ts';
import { appendFresh } from '../uploads/append-fresh.ts';
import type { UploadSession } from '../uploads/sessions.ts';
import { authorizationOf } from './authorization.ts';
import { firebaseForm } from './form.ts';
import { saveUploaded } from './uploaded.ts';

const GRANULARITY = 256 * 1024;

/** Runs the commands of the request. */
export async function handleCommands(
  service: Service,
  call: Call,
  target: { readonly bucket: string; readonly name: string | null },
): Promise<void> {
  const commands = (call.header('x-goog-upload-command') ?? '').split(',').map((command) => command.trim());
  if (commands.includes('start')) return startUpload(service, call, target);
  const known = commands.every((command) => ['upload', 'finalize', 'query', 'cancel'].includes(command));
  if (!known) throw invalid(`X-Goog-Upload-Command: "${commands.join(', ')}" is not known.`);
  const cancels = commands.includes('cancel');
  const id = call.parameters.get('upload_id');
  // A client that got no response cancels again.
  const session = cancels ? service.sessions.find(id) : service.sessions.get(id);
  await service.sessions.alone(
    session,
    () => void call.request.destroy(),
    async () => {
      if (cancels) return cancel(service, call, session);
      if (commands.includes('query')) return answerStatus(call, session);
      if (session.outcome === null && commands.includes('upload')) await take(service, call, session);
      return commands.includes('finalize') ? finalize(service, call, session) : answerStatus(call, session);
    },
  );
}

async function startUpload(
  { sessions, gate }: Service,
  call: Call,
  { bucket, name }: { readonly bucket: string; readonly name: string | null },
): Promise<void> {
  const sent = (await readJson(call)) as { name?: unknown; contentType?: unknown } | null;
  const type = call.header('x-goog-upload-header-content-type');
  const description = { ...(type === undefined ? {} : { contentType: type }), ...sent };
  readDescription(description);
  const wanted = requireObjectName(name ?? (typeof sent?.name === 'string' ? sent.name : ''));
  const authorization = authorizationOf(call) ?? null;
  gate.callerOf(authorization ?? undefined);
  const { id } = await sessions.start({
    bucket,
    name: wanted,
    description,
    announcedSize: sizeOf(call.header('x-goog-upload-header-content-length')),
    conditions: conditionsOf(call.parameters),
    authorization,
  });
  const parameters = new URLSearchParams({ name: wanted, upload_id: id, upload_protocol: 'resumable' });
  const address = `${call.origin}/v0/b/${encodeURIComponent(bucket)}/o?${parameters.toString()}`;
  const { response } = call;
  response.setHeader('X-Goog-Upload-URL', address);
  response.setHeader('X-Goog-Upload-Control-URL', address);
  response.setHeader('X-Goog-Upload-Chunk-Granularity', String(GRANULARITY));
  response.setHeader('X-Goog-Upload-Status', 'active');
  response.setHeader('X-GUploader-UploadID', id);
  sendEmpty(response, 200);
}

async function take({ sessions }: Service, call: Call, session: UploadSession): Promise<void> {
  const { writer, target } = session;
  const offset = sizeOf(call.header('x-goog-upload-offset')) ?? writer.size;
  if (offset > writer.size)
    throw withStatus(call, 'active', invalid(`The upload goes on at byte ${writer.size}, not at ${offset}.`));
  await appendFresh(writer, call.body(), writer.size - offset);
  if (target.announcedSize === null || writer.size <= target.announcedSize) return;
  await writer.discard();
  await sessions.end(session, { error: invalid(`More than the ${target.announcedSize} bytes announced were sent.`) });
}

async function finalize(service: Service, call: Call, session: UploadSession): Promise<void> {
  if (session.outcome === null) {
    const { announcedSize } = session.target;
    if (announcedSize !== null && session.writer.size < announcedSize)
      throw withStatus(
        call,
        'active',
        invalid(`${session.writer.size} of ${announcedSize} bytes were sent; the upload cannot end yet.`),
      );
    await end(service, call, session);
  }
  answerOutcome(call, session);
}

async function end(service: Service, call: Call, session: UploadSession): Promise<void> {
  const { target } = session;
  try {
    const object = await saveUploaded(service, call, session.writer, {
      ...target,
      // Uploads take long: a fresh token replaces the one of the start.
      authorization: authorizationOf(call) ?? target.authorization ?? undefined,
    });
    await service.sessions.end(session, { object });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    await service.sessions.end(session, { error });
  }
}

function answerOutcome(call: Call, { outcome }: UploadSession): void {
  call.response.setHeader('X-Goog-Upload-Status', 'final');
  if (outcome !== null && outcome !== 'cancelled' && 'error' in outcome) throw outcome.error;
  if (outcome === null || outcome === 'cancelled') throw invalid('The upload has not ended.');
  sendJson(call.response, 200, firebaseForm(outcome.object));
}

function answerStatus(call: Call, session: UploadSession): void {
  if (session.outcome !== null && !call.header('x-goog-upload-command')?.includes('query')) {
    answerOutcome(call, session);
    return;
  }
  call.response.setHeader('X-Goog-Upload-Status', session.outcome === null ? 'active' : 'final');
  call.response.setHeader('X-Goog-Upload-Size-Received', String(session.writer.size));
  call.response.setHeader('X-Goog-Upload-Chunk-Granularity', String(GRANULARITY));
  call.response.setHeader('X-GUploader-UploadID', session.id);
  sendEmpty(call.response, 200);
}

async function cancel({ sessions }: Service, call: Call, session: UploadSession): Promise<void> {
  if (session.outcome !== null && session.outcome !== 'cancelled')
    throw withStatus(call, 'final', invalid('The upload has ended already.'));
  if (session.outcome === null) await sessions.cancel(session);
  call.response.setHeader('X-Goog-Upload-Status', 'cancelled');
  sendEmpty(call.response, 200);
}

function withStatus(call: Call, status: string, error: StorageError): StorageError {
  call.response.setHeader('X-Goog-Upload-Status', status);
  return error;
}

function sizeOf(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '') return null;
  if (!/^\d{1,15}$/.test(header.trim())) throw invalid(`"${header.slice(0, 50)}" is not a number of bytes.`);
  return Number(header);
}
