import type { CheckedRow } from '#domain/animal-import/checked-row.ts';
import type { RowOutcome } from '../send/send-rows.ts';

/** The states of a line: first those of the dry run, then those of the sending. */
export const LINE_STATES = [
  'new',
  'changed',
  'unchanged',
  'wrong',
  'ignored',
  'leftOut',
  'created',
  'updated',
  'refused',
  'waiting',
] as const;
export type LineState = (typeof LINE_STATES)[number];

export type ImportLine = { readonly row: CheckedRow; readonly outcome: RowOutcome | null; readonly state: LineState };

/** Returns the lines of a dry run; those that people left out say so. */
export function checkedLines(rows: readonly CheckedRow[], leftOut: readonly number[]): readonly ImportLine[] {
  const out = new Set(leftOut);
  return rows.map((row) => ({ row, outcome: null, state: isWritten(row) && out.has(row.line) ? 'leftOut' : row.kind }));
}

/** Returns whether importing the row changes anything. */
export function isWritten({ write, group, departure }: CheckedRow): boolean {
  return write !== null || group !== null || departure !== null;
}

/** Returns the lines after the sending: a line without an outcome still waits, unless people left it out. */
export function sentLines(
  rows: readonly CheckedRow[],
  leftOut: readonly number[],
  outcomes: ReadonlyMap<number, RowOutcome>,
): readonly ImportLine[] {
  const out = new Set(leftOut);
  return rows.map((row) => {
    if (isWritten(row) && out.has(row.line)) return { row, outcome: null, state: 'leftOut' };
    if (!isWritten(row)) return { row, outcome: null, state: row.kind };
    const outcome = outcomes.get(row.line) ?? null;
    return { row, outcome, state: outcome?.outcome ?? 'waiting' };
  });
}

/** Returns the number of lines in each state. */
export function countStates(lines: readonly ImportLine[]): Readonly<Record<LineState, number>> {
  const counts = Object.fromEntries(LINE_STATES.map((state) => [state, 0])) as Record<LineState, number>;
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

/** The kinds of a dry run in the order of their interest to people. */
export const CHECK_ORDER: readonly LineState[] = ['wrong', 'new', 'changed', 'leftOut', 'unchanged', 'ignored'];
export const RESULT_ORDER: readonly LineState[] = [
  'refused',
  'waiting',
  'created',
  'updated',
  'unchanged',
  'wrong',
  'leftOut',
  'ignored',
];
