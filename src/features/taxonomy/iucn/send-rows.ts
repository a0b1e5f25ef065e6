import { IUCN_ROWS_A_CALL } from '#domain/callables/taxonomy.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { IucnRow } from '#domain/taxonomy/iucn-row.ts';

/** How far a list has come: lines sent, and how many of them differed from what was stored. */
export type SentRows = { readonly sent: number; readonly written: number; readonly error: AppError | null };

/**
 * Sends the lines of a list part after part, and says after each how far it has come. Ends where the person stops it or a part is
 * refused: what was sent before stays, and the same list sent again goes on from there, since it changes nothing that is there.
 */
export async function sendRows(
  rows: readonly IucnRow[],
  send: (rows: IucnRow[]) => Promise<Result<{ written: number }>>,
  onProgress: (progress: SentRows) => void,
  signal: AbortSignal,
  done: SentRows = { sent: 0, written: 0, error: null },
): Promise<SentRows> {
  const part = rows.slice(done.sent, done.sent + IUCN_ROWS_A_CALL);
  if (part.length === 0 || signal.aborted) return done;
  const answer = await send(part);
  if (!answer.ok) return { ...done, error: answer.error };
  const next = { sent: done.sent + part.length, written: done.written + answer.value.written, error: null };
  onProgress(next);
  return sendRows(rows, send, onProgress, signal, next);
}
