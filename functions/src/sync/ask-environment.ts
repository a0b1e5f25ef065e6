import { SYNC_MAX_BYTES } from '../../../src/domain/reference/sync-answer.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/** The time limit for the other environment's whole answer. */
const PATIENCE_MS = 20_000;

/**
 * Asks another environment's `syncBack` and returns its answer, as parsed JSON and otherwise unchecked. Refuses an
 * environment that cannot be reached, is slow, redirects or breaks off ('sync/failed'), an answer of more than 5 MB
 * without reading on ('sync/too-large'), and anything but JSON ('sync/answer-invalid').
 */
export async function askEnvironment(
  address: URL,
  key: string,
  patienceMs: number = PATIENCE_MS,
): Promise<{ readonly answer: unknown } | Refusal> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ key }),
      // Without redirections the key goes to this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await readBounded(response);
    if (text === null) return refuse('sync/too-large');
    if (response.status >= 500) return refuse('sync/failed');
    return parsed(text);
  } catch {
    // The error is not logged: it may repeat the request, and with it the key.
    return refuse('sync/failed');
  }
}

/** Returns the text of an answer, or null as soon as it exceeds the limit. */
async function readBounded(response: Response): Promise<string | null> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > SYNC_MAX_BYTES) {
    await response.body?.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > SYNC_MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): { readonly answer: unknown } | Refusal {
  try {
    return { answer: JSON.parse(text) as unknown };
  } catch {
    return refuse('sync/answer-invalid');
  }
}
