import { type ColumnChoice, type ImportCell, MATCHED_FIELDS, type MatchedValues } from './import-field.ts';
import type { ImportMapping } from './import-mapping.ts';
import { keptColumnsOf } from './match-columns.ts';

export const NO_MAPPING: ImportMapping = { columns: {}, values: {} };

/** The most columns and values that are kept of an establishment's files; the oldest matches go first. */
const MAX_COLUMNS = 400;
const MAX_VALUES = 1_000;
const MAX_VALUE_LENGTH = 300;

/**
 * Returns the mapping to keep for the establishment's next file: the kept one, changed by the choices for this file.
 * Names that no field of a document can have are left out.
 */
export function mappingToKeep(
  before: ImportMapping,
  headings: readonly ImportCell[],
  columns: ColumnChoice,
  values: MatchedValues,
): ImportMapping {
  const kept = Object.entries({ ...before.columns, ...keptColumnsOf(headings, columns) }).filter(([key]) =>
    isName(key),
  );
  return {
    columns: Object.fromEntries(kept.slice(-MAX_COLUMNS)),
    values: Object.fromEntries(
      MATCHED_FIELDS.map((field) => {
        const all = Object.entries({ ...before.values[field], ...values[field] });
        const fit = all.filter(([key]) => isName(key) && key.length <= MAX_VALUE_LENGTH);
        return [field, Object.fromEntries(fit.slice(-MAX_VALUES))];
      }),
    ),
  };
}

function isName(key: string): boolean {
  return key !== '' && !/^__.*__$/.test(key);
}
