/** The later requests of a resumable upload of the JSON and XML interfaces: cloud.google.com/storage/docs/resumable-uploads. */
import { sendEmpty, sendJson } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import type { Handler } from '../http/route.ts';
import type { Service } from '../service.ts';
import { invalid, StorageError } from '../storage-error.ts';
import { appendFresh } from '../uploads/append-fresh.ts';
import { type ContentRange, contentRangeOf } from '../uploads/content-range.ts';
import type { UploadSession } from '../uploads/sessions.ts';
import { jsonForm } from './form.ts';
import { saveFromServer } from './uploads.ts';

/** Receives more bytes, reports their number, or ends the upload when all are received. */
export const putUpload: Handler = async (service, call) => {
  const session = service.sessions.get(call.parameters.get('upload_id'));
  const range = contentRangeOf(call.header('content-range'));
  await service.sessions.alone(
    session,
    () => void call.request.destroy(),
    async () => {
      if (session.outcome === null) await take(service, call, session, range);
      answer(call, session);
    },
  );
};

/** Cancels an upload; the service answers with status 499. */
export const deleteUpload: Handler = async (service, call) => {
  const session = service.sessions.get(call.parameters.get('upload_id'));
  await service.sessions.alone(
    session,
    () => undefined,
    async () => {
      if (session.outcome === null) await service.sessions.cancel(session);
    },
  );
  sendEmpty(call.response, 499);
};

async function take(service: Service, call: Call, session: UploadSession, range: ContentRange | null): Promise<void> {
  const { writer, target } = session;
  const total = range?.total ?? null;
  if (range === null || range.start !== null) {
    const known = writer.size - (range?.start ?? 0);
    if (known < 0) throw invalid(`The upload goes on at byte ${writer.size}, not at ${range?.start}.`);
    await appendFresh(writer, call.body(), known);
    if (range?.end !== null && range !== null && writer.size < range.end + 1)
      throw invalid('Fewer bytes came than Content-Range says.');
  }
  const announced = total ?? target.announcedSize;
  if (announced !== null && writer.size > announced) return refuse(service, session, announced);
  // An open end means the rest of the object, and so does no range at all.
  const isWhole = range === null || (range.start !== null && range.end === null) || writer.size === announced;
  const saysTotal = range === null || range.end === null || total !== null;
  if (isWhole && saysTotal && !(announced !== null && writer.size < announced)) await end(service, call, session);
}

async function refuse({ sessions }: Service, session: UploadSession, announced: number): Promise<void> {
  await session.writer.discard();
  await sessions.end(session, { error: invalid(`More than the ${announced} bytes announced were sent.`) });
}

async function end(service: Service, call: Call, session: UploadSession): Promise<void> {
  try {
    const object = await saveFromServer(service, call, session.writer, session.target);
    await service.sessions.end(session, { object });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    await service.sessions.end(session, { error });
  }
}

function answer({ response, origin }: Call, { outcome, writer, id }: UploadSession): void {
  response.setHeader('X-GUploader-UploadID', id);
  if (outcome !== null && outcome !== 'cancelled') {
    if ('error' in outcome) throw outcome.error;
    sendJson(response, 200, jsonForm(outcome.object, origin));
    return;
  }
  if (writer.size > 0) response.setHeader('Range', `bytes=0-${writer.size - 1}`);
  sendEmpty(response, 308);
}
