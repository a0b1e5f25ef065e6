import { useEffect, useRef, useState } from 'react';
import { mappingKept, sendImportRows } from '#data/animal-import/animal-import.endpoints.ts';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import type { ImportMapping } from '#domain/animal-import/import-mapping.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { reportError } from '#lib/log.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { type RowOutcome, sendRows } from './send-rows.ts';

export type SendProgress = { readonly done: number; readonly total: number };
export type Outcomes = ReadonlyMap<number, RowOutcome>;

/**
 * Returns a function that writes the confirmed rows, its progress and the outcome of each line. Stopped by hand or by a
 * failure, it continues where it was: lines with an outcome are not sent again.
 */
export function useSendRows(checked: CheckedImport | null, mapping: () => ImportMapping) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [isSending, setIsSending] = useState(false);
  const [stoppedBy, setStoppedBy] = useState<AppError | null>(null);
  const isCancelled = useRef(false);
  // Leaving the page leaves the rest unsent; the next dry run shows these lines as new or changed again.
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );
  const rows = (checked?.rows ?? []).flatMap(({ write }) => (write === null ? [] : [write]));
  const waiting = rows.filter(({ line }) => !outcomes.has(line));

  const run = async (): Promise<void> => {
    isCancelled.current = false;
    setIsSending(true);
    setStoppedBy(null);
    const kept = mapping();
    const stopped = await sendRows({
      rows: waiting,
      send: async (some, isFirst) =>
        dispatch(sendImportRows({ zooId, rows: some, ...(isFirst ? { mapping: kept } : {}) })),
      onOutcomes: (more) => setOutcomes((now) => new Map([...now, ...more.map((one) => [one.line, one] as const)])),
      isCancelled: () => isCancelled.current,
    }).catch((error: unknown) => {
      reportError(error, { where: 'animal-import/send' });
      return appError('import/failed');
    });
    void dispatch(mappingKept(zooId, kept));
    setStoppedBy(stopped);
    setIsSending(false);
  };
  return {
    run,
    outcomes,
    stoppedBy,
    isSending,
    waiting: waiting.length,
    progress: { done: outcomes.size, total: rows.length } satisfies SendProgress,
    cancel: () => {
      isCancelled.current = true;
    },
  };
}
export type Sending = ReturnType<typeof useSendRows>;
