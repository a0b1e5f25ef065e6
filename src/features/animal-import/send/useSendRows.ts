import { useState } from 'react';
import { mappingKept, sendImportRows } from '#data/animal-import/animal-import.endpoints.ts';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import type { ImportMapping } from '#domain/animal-import/import-mapping.ts';
import { FILE_NAME_LENGTH } from '#domain/callables/import-animals.ts';
import { useSending } from '#kit/files/useSending.ts';
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
  const sending = useSending({ where: 'animal-import/send', failed: 'import/failed' });
  const skipped = new Set(leftOut);
  const rows = (checked?.rows ?? []).filter((row) => isWritten(row) && !skipped.has(row.line));
  const waiting = rows.filter(({ line }) => !outcomes.has(line));

  const run = async (): Promise<void> => {
    const kept = mapping();
    const onOutcomes = (more: readonly RowOutcome[]) =>
      setOutcomes((now) => new Map([...now, ...more.map((one) => [one.line, one] as const)]));
    await sending.run((isCancelled) =>
      sendRows({
        rows: waiting,
        send: async (some, isFirst) =>
          dispatch(
            sendImportRows({
              ...{ zooId, importId, fileName: fileName.slice(0, FILE_NAME_LENGTH), ...some },
              ...(isFirst ? { mapping: kept } : {}),
            }),
          ),
        ...{ onOutcomes, isCancelled },
      }),
    );
    void dispatch(mappingKept(zooId, kept));
  };
  return {
    ...{ importId, run, outcomes, waiting: waiting.length, cancel: sending.stop },
    ...{ stoppedBy: sending.stoppedBy, isSending: sending.isSending },
    progress: { done: outcomes.size, total: rows.length } satisfies SendProgress,
  };
}
export type Sending = ReturnType<typeof useSendRows>;
