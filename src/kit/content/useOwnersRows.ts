import type { SerializedError } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { AppError } from '#domain/errors/app-error.ts';

type Asked<Table> = {
  readonly data?: Table | undefined;
  readonly error?: AppError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

/**
 * Returns the rows of a list of content that is official, or reserved for the present establishment, as a source of a
 * `RecordList`: the establishment's own first.
 * @param rowsOf from useCallback
 */
export function useOwnersRows<Table, Row>(
  official: Asked<Table>,
  reserved: Asked<Table>,
  rowsOf: (table: Table, owner: 'official' | 'reserved') => readonly Row[],
) {
  const [ofAll, ofOwn] = [official.data, reserved.data];
  const rows = useMemo(
    () =>
      ofAll === undefined || ofOwn === undefined
        ? undefined
        : [...rowsOf(ofOwn, 'reserved'), ...rowsOf(ofAll, 'official')],
    [ofAll, ofOwn, rowsOf],
  );
  const refetch = () => {
    void official.refetch();
    void reserved.refetch();
  };
  return { rows, error: rows === undefined ? (official.error ?? reserved.error) : undefined, refetch };
}
