import type { ImportRow } from '#domain/animal-import/checked-row.ts';
import { IMPORT_ROWS_A_CALL, type ImportAnimalsData } from '#domain/callables/import-animals.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';

export type RowOutcome = ImportAnimalsData['results'][number];

/**
 * Sends rows a hundred at a time, one call after the other, and reports the outcomes as they come. Ends when all are
 * sent, when `isCancelled` returns true, or at a call that fails, whose error it returns: its rows have no outcome and
 * may be sent again, since the server recognises an animal by its identifier and writes none twice.
 */
export async function sendRows(options: {
  readonly rows: readonly ImportRow[];
  readonly send: (rows: ImportRow[], isFirst: boolean) => Promise<Result<ImportAnimalsData>>;
  readonly onOutcomes: (outcomes: readonly RowOutcome[]) => void;
  readonly isCancelled: () => boolean;
}): Promise<AppError | null> {
  const { rows, send, onOutcomes, isCancelled } = options;
  const sendFrom = async (start: number): Promise<AppError | null> => {
    if (start >= rows.length || isCancelled()) return null;
    const sent = await send(rows.slice(start, start + IMPORT_ROWS_A_CALL), start === 0);
    if (!sent.ok) return sent.error;
    onOutcomes(sent.value.results);
    return sendFrom(start + IMPORT_ROWS_A_CALL);
  };
  return sendFrom(0);
}
