import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownIdentifiers } from '#domain/animal-import/choose-identifier.ts';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import { type CellCorrection, withCorrections } from '#domain/animal-import/corrected-rows.ts';
import { type ImportAnswer, withAnswer } from '#domain/animal-import/import-answers.ts';
import type { ColumnChoice, ImportField, MatchedField, MatchedValues } from '#domain/animal-import/import-field.ts';
import { mappingToKeep } from '#domain/animal-import/kept-mapping.ts';
import type { ImportMapping } from '#domain/animal-import/import-mapping.ts';
import { withSameness } from '#domain/animal-import/row-sameness.ts';
import { noteTextsOf } from '#domain/animal-import/note-texts.ts';
import { nowMs } from '#lib/clock.ts';
import type { OpenedFile, SheetLook } from './engine/import-tasks.ts';
import { useFileTasks } from '#kit/files/useFileTasks.ts';
import { chosenColumns } from './chosen-columns.ts';
import { type ImportWorker, startImportWorker } from './engine/start-import-worker.ts';
import { choicesFor, NO_CHOICES, type RowChoices } from './import-draft.ts';
import { useImportDraft } from './useImportDraft.ts';
import type { Ground } from './useImportGround.ts';

/** A file by its name and size, which tell it from another one. */
type Named = { readonly name: string; readonly size: number };

export type OpenFile = {
  readonly name: string;
  readonly size: number;
  readonly opened: OpenedFile;
  readonly sheet: number;
  readonly look: SheetLook;
  readonly columns: ColumnChoice;
};

/** Returns the imported file with its mapping, and the result of its dry run. Nothing of it leaves the page here. */
export function useImportFile(ground: Ground, mapping: ImportMapping) {
  const { t } = useTranslation('animal-import');
  const { busy, failure, work, ...tasks } = useFileTasks<ImportWorker, 'reading' | 'checking'>(startImportWorker, {
    ...{ where: 'animal-import/file', failed: 'import/failed' },
  });
  const draft = useImportDraft();
  const [kept] = useState(() => merged(mapping, draft.found?.mapping));
  const [file, setFile] = useState<OpenFile | null>(null);
  const knownIds = useMemo(() => knownIdentifiers(ground.animals), [ground.animals]);
  const [choices, setChoices] = useState<RowChoices>(NO_CHOICES);
  const [values, setValues] = useState<MatchedValues>(kept.values);
  const [checked, setChecked] = useState<CheckedImport | null>(null);

  const remember = (now: OpenFile, nowValues: MatchedValues, nowChoices: RowChoices) =>
    draft.keep({
      fileName: now.name,
      fileSize: now.size,
      mapping: mappingToKeep(mapping, now.look.headings, now.columns, nowValues),
      choices: nowChoices,
    });

  const show = ({ name, size }: Named, opened: OpenedFile, sheet: number, look: SheetLook) => {
    const next = { name, size, opened, sheet, look, columns: look.columns };
    setFile(next);
    setChecked(null);
    return next;
  };

  const checkWith = async (nowChoices: RowChoices): Promise<CheckedImport | null> => {
    if (file === null) return null;
    const { sheet, look, columns } = file;
    const { answers, sameness, corrections } = nowChoices;
    const noteTexts = noteTextsOf((sentence) => t(`values.note.${sentence}`, { value: '{{value}}' }));
    const decided = { answers, sameness, corrections };
    const question = { sheet, headingsAt: look.headingsAt, columns, values, noteTexts, ...decided };
    const found = await work('checking', () =>
      tasks.running().run('check', { ...question, ground: { ...ground, now: nowMs() } }),
    );
    if (found !== null) setChecked(found);
    return found;
  };
  const choose = async (next: RowChoices): Promise<void> => {
    setChoices(next);
    if (file !== null) remember(file, values, next);
    await checkWith(next);
  };

  return {
    file,
    values,
    choices,
    checked,
    busy,
    failure,
    /** name of the file whose choices were kept in this tab */
    foundName: draft.found?.fileName ?? null,
    async open(chosen: File): Promise<boolean> {
      const opened = await tasks.open('reading', chosen, (started, bytes) =>
        started.run('open', { bytes, kept: kept.columns, knownIds }, { transfer: [bytes.buffer] }),
      );
      const look = opened?.sheets[opened.likeliest];
      if (opened === null || look === undefined) return false;
      show(chosen, opened, opened.likeliest, look);
      setChoices(choicesFor(draft.found, chosen));
      return true;
    },
    /** Chooses another sheet, or another row of headings. */
    async look(sheet: number, headingsAt: number): Promise<void> {
      if (file === null) return;
      const look = await work('reading', () =>
        tasks.running().run('look', { sheet, headingsAt, kept: kept.columns, knownIds }),
      );
      if (look === null) return;
      show(file, file.opened, sheet, look);
      setChoices(NO_CHOICES);
    },
    choose(place: number, field: ImportField | null): void {
      if (file === null) return;
      const next = { ...file, columns: chosenColumns(file.columns, place, field) };
      setFile(next);
      setChecked(null);
      remember(next, values, choices);
    },
    /** Gives folded values of a field their meanings; null takes one back. */
    match(field: MatchedField, meanings: Readonly<Record<string, string | null>>): void {
      const all = Object.entries({ ...values[field], ...meanings });
      const given = all.filter((entry): entry is [string, string] => entry[1] !== null);
      const next = { ...values, [field]: Object.fromEntries(given) };
      setValues(next);
      if (file !== null) remember(file, next, choices);
    },
    check: () => checkWith(choices),
    /** Gives one answer for all rows with a kind of fault, or takes it back. */
    async decide(answer: ImportAnswer, isGiven: boolean): Promise<void> {
      await choose({ ...choices, answers: [...withAnswer(choices.answers, answer, isGiven)] });
    },
    /** Says whether a line is the animal that it resembles; null takes the decision back. */
    async decideSame(line: number, isSame: boolean | null): Promise<void> {
      await choose({ ...choices, sameness: [...withSameness(choices.sameness, line, isSame)] });
    },
    /** Puts other texts into cells of the file; the file itself stays as it is. */
    async correct(cells: readonly CellCorrection[]): Promise<void> {
      await choose({ ...choices, corrections: [...withCorrections(choices.corrections, cells)] });
    },
    /** Leaves lines out of the import, or takes them in again. */
    leaveOut(lines: readonly number[], isLeftOut: boolean): void {
      const others = choices.leftOut.filter((line) => !lines.includes(line));
      const next = { ...choices, leftOut: isLeftOut ? [...others, ...lines] : others };
      setChoices(next);
      if (file !== null) remember(file, values, next);
    },
    /** Returns the texts of the sheet with the corrections, its headings first; null when they cannot be had. */
    async table(): Promise<readonly (readonly string[])[] | null> {
      if (file === null) return null;
      const { sheet, look } = file;
      return work('checking', () =>
        tasks.running().run('table', { sheet, headingsAt: look.headingsAt, corrections: choices.corrections }),
      );
    },
    cancel(): void {
      tasks.cancel();
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
