/** The fields of an animal that a column of a register file can hold. */
export const IMPORT_FIELDS = [
  'registryId',
  'gan',
  'otherId',
  'animalType',
  'animalName',
  'specieLatinName',
  'specieCommonName',
  'subspecies',
  'animalSexe',
  'animalBirthdate',
  'animalChipId',
  'enclosure',
  'status',
  'arrival',
  'leftAt',
  'leftCause',
  'sire',
  'dam',
  'count',
  'notes',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Alternatives of required columns: no row can be imported without one field of each list. */
export const NEEDED_FIELDS: readonly (readonly ImportField[])[] = [
  ['registryId', 'gan'],
  ['animalName'],
  ['specieLatinName', 'specieCommonName'],
  ['animalSexe'],
  ['enclosure'],
];

/** Fields whose values people match by hand, where the file has its own words for them. */
export const MATCHED_FIELDS = ['species', 'enclosure', 'animalSexe', 'status'] as const;
export type MatchedField = (typeof MATCHED_FIELDS)[number];

/** The field of each column, by the column's place; null for a column that is left out. */
export type ColumnChoice = readonly (ImportField | null)[];

/** Matches made by hand: by field, the meaning of a folded value. */
export type MatchedValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A cell of a file: its text, or what keeps it from having one (the same shape as what files are read into). */
export type ImportCell =
  | string
  | { readonly fault: 'formula' | 'error' | 'precision' | 'characters'; readonly text: string };

/** Returns the text of a cell, also of an invalid one; '' for a missing cell. */
export function textOf(cell: ImportCell | undefined): string {
  if (cell === undefined) return '';
  return (typeof cell === 'string' ? cell : cell.text).trim();
}
