import { useEffect, useMemo, useRef, useState } from 'react';
import { withTaxonomyCalls } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { IucnColumn } from '#domain/taxonomy/iucn-columns.ts';
import { readIucnList } from '#domain/taxonomy/iucn-list.ts';
import type { IucnRow } from '#domain/taxonomy/iucn-row.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import type { Refusal } from '#lib/spreadsheet/read-result.ts';
import { useAppDispatch } from '#state/store.ts';
import type { ListFile } from './list-file.ts';
import { readListFile } from './read-list-file.ts';
import { sendRows, type SentRows } from './send-rows.ts';

type Step = 'choose' | 'reading' | 'map' | 'sending' | 'done';

/**
 * An import from its file to its end. Nothing is written before the person agrees; the parts already sent stay when it
 * is stopped.
 */
export function useIucnImport() {
  const dispatch = useAppDispatch();
  const demoError = useDemoError('reference.edit');
  const [step, setStep] = useState<Step>('choose');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [file, setFile] = useState<ListFile | null>(null);
  const [progress, setProgress] = useState<SentRows>({ sent: 0, written: 0, error: null });
  const [wasStopped, setWasStopped] = useState(false);
  const running = useRef<AbortController | null>(null);
  const list = useMemo(
    () => (file === null ? { rows: [], wrong: [] } : readIucnList(file.lines, file.mapping, file.firstLine)),
    [file],
  );
  // Closing the dialog or leaving the page stops the reading and the import.
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (chosen: File) => {
    setRefusal(null);
    setStep('reading');
    const control = new AbortController();
    running.current = control;
    const read = await readListFile(chosen, control.signal);
    if (control.signal.aborted) return;
    if ('refusal' in read) {
      setRefusal(read.refusal);
      setStep('choose');
      return;
    }
    setFile(read);
    setStep('map');
  };
  const map = (column: IucnColumn, place: number | null) =>
    setFile((now) => (now === null ? null : { ...now, mapping: { ...now.mapping, [column]: place } }));
  const send = async () => {
    setProgress({ sent: 0, written: 0, error: demoError });
    if (demoError !== null) return setStep('done');
    const control = new AbortController();
    running.current = control;
    setStep('sending');
    const one = (rows: IucnRow[]) => dispatch(withTaxonomyCalls((calls) => calls.importIucn({ rows })));
    const end = await sendRows(list.rows, one, setProgress, control.signal);
    setProgress(end);
    setWasStopped(control.signal.aborted && end.sent < list.rows.length);
    setStep('done');
  };
  return {
    step,
    refusal,
    file,
    list,
    progress,
    error: progress.error satisfies AppError | null,
    wasStopped,
    choose,
    map,
    send,
    stop: () => running.current?.abort(),
    again: () => {
      setFile(null);
      setStep('choose');
    },
  };
}

export type IucnImport = ReturnType<typeof useIucnImport>;
