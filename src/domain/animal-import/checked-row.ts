import * as z from 'zod/mini';
import { animalFields } from '../animals/animal.ts';
import type { AppError } from '../errors/app-error.ts';
import { documentId } from '../shared/field-shapes.ts';
import type { ImportField, MatchedField } from './import-field.ts';

/** What is wrong with a cell, or with a row as a whole when no field is named. */
export type RowFault = { readonly field: ImportField | null; readonly value: string; readonly error: AppError };

/** Fields of an animal that an import changes. */
export const CHANGED_FIELDS = [
  'animalName',
  'animalSexe',
  'animalBirthdate',
  'animalChipId',
  'specieId',
  'subspecies',
  'enclosureId',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];
export type RowChange = { readonly field: ChangedField; readonly from: string | null; readonly to: string };

export const ROW_KINDS = ['new', 'changed', 'unchanged', 'wrong', 'ignored'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A row to be written. */
export const importRow = z.strictObject({
  /** line of the file, for the report */
  line: z.int(),
  ...animalFields,
  enclosureId: documentId,
});
export type ImportRow = z.infer<typeof importRow>;

/** What the dry run says of one line of the file; blank lines are not spoken of. */
export type CheckedRow = {
  /** as the spreadsheet counts */
  readonly line: number;
  readonly kind: RowKind;
  readonly name: string;
  readonly registryId: string;
  readonly faults: readonly RowFault[];
  readonly changes: readonly RowChange[];
  /** of a new or changed one */
  readonly write: ImportRow | null;
};

/** A value that people can match by hand: how the file has it, and in how many lines. */
export type UnmatchedValue = {
  readonly field: MatchedField;
  /** as matches are kept */
  readonly key: string;
  readonly value: string;
  readonly lines: number;
};

export type CheckedImport = {
  readonly rows: readonly CheckedRow[];
  readonly counts: Readonly<Record<RowKind, number>>;
  /** the most frequent first */
  readonly unmatched: readonly UnmatchedValue[];
};
