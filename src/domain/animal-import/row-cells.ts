import { appError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { folded } from '../people/folded.ts';
import type { RowFault } from './checked-row.ts';
import type { ImportCell, ImportField, MatchedField, MatchedValues } from './import-field.ts';

/** A value that waits to be matched by hand, as the file has it. */
export type Unmatched = { readonly field: MatchedField; readonly value: string };

/** The cells of one row by field, and what was found to be wrong with them so far. */
export type RowCells = {
  /** the text of a cell; '' for an empty one, and for one that has no text, which is named at once */
  cell(field: ImportField): string;
  /** the text of a cell that is one line of at most so many characters */
  line(field: ImportField, longest: number): string;
  has(field: ImportField): boolean;
  isWrong(field: ImportField): boolean;
  wrong(field: ImportField, value: string, code: ErrorCode, params?: Readonly<Record<string, string | number>>): void;
  /** what people matched a value with */
  matched(field: MatchedField, value: string): string | undefined;
  leaveUnmatched(field: MatchedField, value: string): void;
  readonly faults: readonly RowFault[];
  readonly unmatched: readonly Unmatched[];
};

const CELL_FAULTS = {
  formula: 'import/formula',
  error: 'import/cell-error',
  precision: 'import/precision-lost',
  characters: 'import/characters-broken',
} as const satisfies Record<string, ErrorCode>;

/** Returns the cells of a row. */
export function rowCells(
  row: readonly ImportCell[],
  placeOf: ReadonlyMap<ImportField, number>,
  values: MatchedValues,
): RowCells {
  const faults: RowFault[] = [];
  const unmatched: Unmatched[] = [];
  const wrong: RowCells['wrong'] = (field, value, code, params) =>
    void faults.push({ field, value, error: appError(code, params) });
  const cell = (field: ImportField): string => {
    const place = placeOf.get(field);
    const said = place === undefined ? undefined : row[place];
    if (said === undefined) return '';
    if (typeof said === 'string') return said.trim();
    wrong(field, said.text, CELL_FAULTS[said.fault]);
    return '';
  };
  return {
    cell,
    line(field, longest) {
      const text = cell(field);
      if (text.length > longest) wrong(field, text, 'import/too-long', { most: longest });
      else if (/\p{Cc}/u.test(text)) wrong(field, text, 'import/control-characters');
      return text;
    },
    has: (field) => placeOf.has(field),
    isWrong: (field) => faults.some((fault) => fault.field === field),
    wrong,
    matched(field, value) {
      const own = values[field];
      if (own === undefined) return undefined;
      const key = folded(value);
      return Object.hasOwn(own, key) ? own[key] : undefined;
    },
    leaveUnmatched: (field, value) => void unmatched.push({ field, value }),
    faults,
    unmatched,
  };
}
