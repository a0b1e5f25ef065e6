import type { AppError } from '../errors/app-error.ts';
import type { CheckedRow, RowFault } from './checked-row.ts';
import { answersTo, type ImportAnswer } from './import-answers.ts';
import type { ImportField } from './import-field.ts';

/** All faults of one kind in a file. */
export type FaultKind = {
  readonly field: ImportField | null;
  /** the error of the first of them */
  readonly error: AppError;
  readonly lines: number;
};

export type FaultSummary = {
  /** the kinds of faults of wrong rows, the most frequent first */
  readonly kinds: readonly FaultKind[];
  /** by answer: the rows that it lets in, or has let in */
  readonly answers: readonly { readonly answer: ImportAnswer; readonly lines: number }[];
};

/**
 * Returns the faults of a dry run by kind, and the answers that one person can give to all rows with such a fault; those
 * given already count the rows that they let in. Empty for rows without faults.
 */
export function faultSummary(rows: readonly CheckedRow[]): FaultSummary {
  const kinds = new Map<string, FaultKind>();
  const lines = new Map<ImportAnswer, number>();
  for (const { kind, faults, warnings } of rows) {
    if (kind === 'wrong') for (const fault of faults) addKind(kinds, fault);
    const answered = [...(kind === 'wrong' ? faults : []), ...warnings].filter(isAnswered);
    for (const answer of new Set(answered.flatMap(answersTo))) lines.set(answer, (lines.get(answer) ?? 0) + 1);
  }
  return {
    kinds: [...kinds.values()].toSorted((a, b) => b.lines - a.lines),
    answers: [...lines].map(([answer, count]) => ({ answer, lines: count })),
  };
}

/** A chip of 15 digits is kept and told, without anybody's answer. */
function isAnswered({ error }: RowFault): boolean {
  return error.code !== 'import/chip-fifteen';
}

function addKind(kinds: Map<string, FaultKind>, { field, error }: RowFault): void {
  const key = `${field} ${error.code}`;
  const known = kinds.get(key);
  kinds.set(key, known === undefined ? { field, error, lines: 1 } : { ...known, lines: known.lines + 1 });
}
