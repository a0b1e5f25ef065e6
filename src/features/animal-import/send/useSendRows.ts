import { useEffect, useRef, useState } from 'react';
import { mappingKept, sendImportRows } from '#data/animal-import/animal-import.endpoints.ts';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import type { ImportMapping } from '#domain/animal-import/import-mapping.ts';
import { FILE_NAME_LENGTH } from '#domain/callables/import-animals.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { reportError } from '#lib/log.ts';
import { newId } from '#lib/new-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { isWritten } from '../lines/import-line.ts';
import { type RowOutcome, sendRows } from './send-rows.ts';

export type SendProgress = { readonly done: number; readonly total: number };
export type Outcomes = ReadonlyMap<number, RowOutcome>;

type Confirmed = {
  readonly leftOut: readonly number[];
  readonly fileName: string;
  readonly mapping: () => ImportMapping;
};

/**
 * Returns a function that writes the confirmed rows, its progress and the outcome of each line. Stopped by hand or by a
 * failure, it continues where it was: lines with an outcome are not sent again.
 */
export function useSendRows(checked: CheckedImport | null, { leftOut, fileName, mapping }: Confirmed) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [importId] = useState(newId);
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
  const skipped = new Set(leftOut);
  const rows = (checked?.rows ?? []).filter((row) => isWritten(row) && !skipped.has(row.line));
  const waiting = rows.filter(({ line }) => !outcomes.has(line));

  const run = async (): Promise<void> => {
    isCancelled.current = false;
    setIsSending(true);
    setStoppedBy(null);
    const kept = mapping();
    const onOutcomes = (more: readonly RowOutcome[]) =>
      setOutcomes((now) => new Map([...now, ...more.map((one) => [one.line, one] as const)]));
    const sendAll = () =>
      sendRows({
        rows: waiting,
        send: async (some, isFirst) =>
          dispatch(
            sendImportRows({
              ...{ zooId, importId, fileName: fileName.slice(0, FILE_NAME_LENGTH), ...some },
              ...(isFirst ? { mapping: kept } : {}),
            }),
          ),
        onOutcomes,
        isCancelled: () => isCancelled.current,
      });
    const stopped = await sendAll().catch((error: unknown) => {
      reportError(error, { where: 'animal-import/send' });
      return appError('import/failed');
    });
    void dispatch(mappingKept(zooId, kept));
    setStoppedBy(stopped);
    setIsSending(false);
  };
  return {
    importId,
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
