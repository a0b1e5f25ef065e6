import * as z from 'zod/mini';
import { animalFields } from '../animals/animal.ts';
import type { AppError } from '../errors/app-error.ts';
import { REASON_LENGTH } from '../animals/movement.ts';
import { otherIdentifiersAsked } from '../animals/other-identifiers.ts';
import { documentId } from '../shared/field-shapes.ts';
import type { ImportGroup } from './import-group.ts';
import type { KnownAnimal } from './import-ground.ts';
import type { ImportField, MatchedField } from './import-field.ts';

/** A fault of a cell, or of the whole row when no field is named. */
export type RowFault = { readonly field: ImportField | null; readonly value: string; readonly error: AppError };

/** Fields of an animal or a group that an import changes. */
export const CHANGED_FIELDS = [
  'registryId',
  'animalName',
  'animalSexe',
  'animalBirthdate',
  'animalChipId',
  'specieId',
  'subspecies',
  'enclosureId',
  'otherIdentifiers',
  'census',
  'status',
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
  /** the animal of the establishment that the row means, where no identifier in the register says so */
  animalId: z.optional(documentId),
  /** its further identifiers, added to those that it has */
  otherIdentifiers: z.optional(otherIdentifiersAsked),
  /** when a new animal came; absent for the instant of the import */
  arrivedAtUnix: z.optional(z.int()),
});
export type ImportRow = z.infer<typeof importRow>;

/** A row that tells of the death or departure of an animal that the establishment has. */
export const importDeparture = z.strictObject({
  /** line of the file, for the report */
  line: z.int(),
  animalId: documentId,
  change: z.enum(['death', 'departure']),
  atUnix: z.int(),
  reason: z.string().check(z.maxLength(REASON_LENGTH)),
});
export type ImportDeparture = z.infer<typeof importDeparture>;

/** An animal of the register that a row probably means. */
export type LikelyAnimal = {
  readonly animal: KnownAnimal;
  /** the row as a new animal, to be compared with it */
  readonly row: ImportRow;
  /** null until people have said whether both are one */
  readonly isSame: boolean | null;
};

/** The result of the dry run for one line of the file; blank lines have none. */
export type CheckedRow = {
  /** number of the line, as the spreadsheet counts */
  readonly line: number;
  readonly kind: RowKind;
  readonly name: string;
  readonly registryId: string;
  readonly faults: readonly RowFault[];
  /** what people should know of a row that can be imported all the same */
  readonly warnings: readonly RowFault[];
  readonly changes: readonly RowChange[];
  /** the row to write; null unless it is new or changed, for one that only leaves, and for a group */
  readonly write: ImportRow | null;
  /** the group to write instead; null for the row of one animal */
  readonly group: ImportGroup | null;
  /** the status to record instead; null for every other row */
  readonly departure: ImportDeparture | null;
  /** null for a row like no animal of the register, and for one with a known identifier */
  readonly likely: LikelyAnimal | null;
};

/** A value that people can match by hand: its text in the file, and the number of its lines. */
export type UnmatchedValue = {
  readonly field: MatchedField;
  /** the folded value, under which matches are kept */
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
