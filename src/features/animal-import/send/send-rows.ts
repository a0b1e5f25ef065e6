import type { CheckedRow } from '#domain/animal-import/checked-row.ts';
import {
  IMPORT_ROWS_A_CALL,
  type ImportAnimalsData,
  type ImportAnimalsRequest,
} from '#domain/callables/import-animals.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';

export type RowOutcome = ImportAnimalsData['results'][number];
type WrittenRow = Pick<CheckedRow, 'write' | 'group' | 'departure'>;
/** The rows of one call: animals, groups, deaths and departures. */
export type SentRows = {
  readonly [Kind in 'rows' | 'groups' | 'departures']: NonNullable<ImportAnimalsRequest[Kind]>;
};

/**
 * Sends rows a hundred at a time, one call after the other, and reports the outcomes as they come. Ends when all are
 * sent, when `isCancelled` returns true, or at a call that fails, whose error it returns: its rows have no outcome and
 * may be sent again, since the server recognises animals and groups by their identifiers and writes none twice.
 */
export async function sendRows(options: {
  readonly rows: readonly WrittenRow[];
  readonly send: (rows: SentRows, isFirst: boolean) => Promise<Result<ImportAnimalsData>>;
  readonly onOutcomes: (outcomes: readonly RowOutcome[]) => void;
  readonly isCancelled: () => boolean;
}): Promise<AppError | null> {
  const { rows, send, onOutcomes, isCancelled } = options;
  const sendFrom = async (start: number): Promise<AppError | null> => {
    if (start >= rows.length || isCancelled()) return null;
    const sent = await send(sentRows(rows.slice(start, start + IMPORT_ROWS_A_CALL)), start === 0);
    if (!sent.ok) return sent.error;
    onOutcomes(sent.value.results);
    return sendFrom(start + IMPORT_ROWS_A_CALL);
  };
  return sendFrom(0);
}

function sentRows(some: readonly WrittenRow[]): SentRows {
  return {
    rows: some.flatMap(({ write }) => write ?? []),
    groups: some.flatMap(({ group }) => group ?? []),
    departures: some.flatMap(({ departure }) => departure ?? []),
  };
}
