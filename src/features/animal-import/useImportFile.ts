import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import type { ColumnChoice, ImportField, MatchedField, MatchedValues } from '#domain/animal-import/import-field.ts';
import { mappingToKeep } from '#domain/animal-import/kept-mapping.ts';
import type { ImportMapping } from '#domain/animal-import/import-mapping.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { nowMs } from '#lib/clock.ts';
import { reportError } from '#lib/log.ts';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import { useWorker } from '#kit/worker/useWorker.ts';
import { WorkerStopped } from '#kit/worker/start-worker.ts';
import type { OpenedFile, SheetLook } from './engine/import-tasks.ts';
import { refusalError } from './engine/refusal-error.ts';
import { chosenColumns } from './chosen-columns.ts';
import { type ImportWorker, startImportWorker } from './engine/start-import-worker.ts';
import { useImportDraft } from './useImportDraft.ts';
import type { Ground } from './useImportGround.ts';

export type OpenFile = {
  readonly name: string;
  readonly opened: OpenedFile;
  readonly sheet: number;
  readonly look: SheetLook;
  readonly columns: ColumnChoice;
};

/** Returns the imported file with its mapping, and the result of its dry run. Nothing of it leaves the page here. */
export function useImportFile(ground: Ground, mapping: ImportMapping) {
  const { t } = useTranslation('animal-import');
  const { current, begin, end } = useWorker(startImportWorker);
  const draft = useImportDraft();
  const [kept] = useState(() => merged(mapping, draft.found?.mapping));
  const [file, setFile] = useState<OpenFile | null>(null);
  const [values, setValues] = useState<MatchedValues>(kept.values);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const [busy, setBusy] = useState<'reading' | 'checking' | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  // An answer to a task that began before the latest cancel, or before another file, comes too late to be shown.
  const turn = useRef(0);

  const remember = (now: OpenFile, nowValues: MatchedValues) =>
    draft.keep(now.name, mappingToKeep(mapping, now.look.headings, now.columns, nowValues));

  /**
   * Runs a task of the worker. Returns null, and shows the failure, when there is no answer; shows nothing after a
   * cancel.
   */
  const work = async <T>(what: 'reading' | 'checking', ask: () => Promise<Result<T>>): Promise<T | null> => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(what);
    setFailure(null);
    const answer = await ask().catch((error: unknown) => {
      if (!(error instanceof WorkerStopped)) reportError(error, { where: 'animal-import/file' });
      return fail(appError('import/failed'));
    });
    if (turn.current !== mine) return null;
    setBusy(null);
    if (answer.ok) return answer.value;
    setFailure(answer.error);
    return null;
  };
  const running = (): ImportWorker => {
    if (current.current === null) throw new Error('No file is open');
    return current.current;
  };
  const show = (name: string, opened: OpenedFile, sheet: number, look: SheetLook) => {
    const next = { name, opened, sheet, look, columns: look.columns };
    setFile(next);
    setChecked(null);
    return next;
  };

  return {
    file,
    values,
    checked,
    busy,
    failure,
    /** name of the file whose choices were kept in this tab */
    foundName: draft.found?.fileName ?? null,
    async open(chosen: File): Promise<boolean> {
      const opened = await work('reading', async () => {
        if (chosen.size > READ_LIMITS.bytes) return fail(refusalError('too-large', null));
        const started = await begin();
        const bytes = new Uint8Array(await chosen.arrayBuffer());
        return started.run('open', { bytes, kept: kept.columns }, { transfer: [bytes.buffer] });
      });
      const look = opened?.sheets[opened.likeliest];
      if (opened === null || look === undefined) return false;
      show(chosen.name, opened, opened.likeliest, look);
      return true;
    },
    /** Chooses another sheet, or another row of headings. */
    async look(sheet: number, headingsAt: number): Promise<void> {
      if (file === null) return;
      const look = await work('reading', () => running().run('look', { sheet, headingsAt, kept: kept.columns }));
      if (look !== null) show(file.name, file.opened, sheet, look);
    },
    choose(place: number, field: ImportField | null): void {
      if (file === null) return;
      const next = { ...file, columns: chosenColumns(file.columns, place, field) };
      setFile(next);
      setChecked(null);
      remember(next, values);
    },
    match(field: MatchedField, key: string, target: string | null): void {
      const { [key]: _before, ...others } = values[field] ?? {};
      const next = { ...values, [field]: target === null ? others : { ...others, [key]: target } };
      setValues(next);
      if (file !== null) remember(file, next);
    },
    async check(): Promise<CheckedImport | null> {
      if (file === null) return null;
      const { sheet, look, columns } = file;
      const question = {
        sheet,
        headingsAt: look.headingsAt,
        columns,
        values,
        birthNote: t('birthNote', { day: '{{day}}' }),
      };
      const found = await work('checking', () =>
        running().run('check', { ...question, ground: { ...ground, now: nowMs() } }),
      );
      if (found !== null) setChecked(found);
      return found;
    },
    cancel(): void {
      turn.current += 1;
      end();
      setBusy(null);
      setFile(null);
      setChecked(null);
    },
    /** the mapping to keep for the establishment's next file */
    mappingNow: (): ImportMapping =>
      file === null ? mapping : mappingToKeep(mapping, file.look.headings, file.columns, values),
    forgetDraft: draft.forget,
  };
}
export type ImportFile = ReturnType<typeof useImportFile>;

function merged(before: ImportMapping, later: ImportMapping | undefined): ImportMapping {
  if (later === undefined) return before;
  const fields = new Set([...Object.keys(before.values), ...Object.keys(later.values)]);
  return {
    columns: { ...before.columns, ...later.columns },
    values: Object.fromEntries(
      [...fields].map((field) => [field, { ...before.values[field], ...later.values[field] }]),
    ),
  };
}
