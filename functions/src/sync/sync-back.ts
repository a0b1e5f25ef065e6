import { onRequest, type Request } from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { SYNC_MAX_BYTES } from '../../../src/domain/reference/sync-answer.ts';
import { database, REGION } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { refuse } from '../common/refusal.ts';
import { readReferenceData } from './reference-data.ts';
import { isSameKey } from './same-key.ts';
import { ownSyncKey } from './sync-settings.ts';

const requestSchema = z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(500)) });
const REQUEST_MAX_BYTES = 4_096;

/** The HTTP status of each refusal: other programs look at it first. */
const STATUS: Readonly<Record<string, number>> = {
  'generic/invalid-input': 400,
  'sync/key-wrong': 403,
  'sync/not-configured': 404,
  'sync/too-large': 413,
};

/**
 * Answers the species, families, orders and questions of this environment to a program that knows its key. Servers ask
 * it, not browsers: no page of another origin may read the answer.
 * @source specification, point 7 "POST to a function named syncBack"
 */
export const syncBack = onRequest(
  { region: REGION, memory: '256MiB', timeoutSeconds: 60, maxInstances: 2, cors: false },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).json(refuse('generic/invalid-input'));
      return;
    }
    const answer = await answerTo(request).catch((failure: unknown) => {
      logFailure('syncBack', failure);
      return refuse('generic/something-went-wrong');
    });
    response.status(answer.success ? 200 : (STATUS[answer.error.code] ?? 500)).json(answer);
  },
);

async function answerTo(request: Request): Promise<CallableAnswer<unknown>> {
  const key = ownSyncKey();
  if (key === null) return refuse('sync/not-configured');
  if (request.rawBody !== undefined && request.rawBody.length > REQUEST_MAX_BYTES)
    return refuse('generic/invalid-input');
  const asked = requestSchema.safeParse(request.body);
  if (!asked.success) return refuse('generic/invalid-input', 'key');
  if (!isSameKey(asked.data.key, key)) return refuse('sync/key-wrong', 'key');
  const read = await readReferenceData(database());
  if ('wrongAt' in read) {
    logFailure('syncBack', `A stored document is not what another environment could take: ${read.wrongAt}`);
    return refuse('generic/bad-document', read.wrongAt);
  }
  const tooLarge = Buffer.byteLength(JSON.stringify(read.data)) > SYNC_MAX_BYTES;
  return tooLarge ? refuse('sync/too-large') : { success: true, data: read.data };
}
