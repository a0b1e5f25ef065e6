import { IUCN_ROWS_A_CALL } from '#domain/callables/taxonomy.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { IucnRow } from '#domain/taxonomy/iucn-row.ts';

/** The progress of a list: the lines sent, and how many of them differed from the stored ones. */
export type SentRows = { readonly sent: number; readonly written: number; readonly error: AppError | null };

/**
 * Sends the lines of a list part by part and reports the progress after each. Ends when the person stops it or a part
 * is refused. The parts already sent stay, and sending the same list again continues from there, because equal lines
 * change nothing.
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
