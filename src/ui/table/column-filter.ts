import { foldText } from '#lib/search/fold-text.ts';

/**
 * The kinds of a column's filter: by words in its text, by choices of a list, by the least and the most of a number.
 */
export type ColumnFilter<Row> =
  | { readonly kind: 'text'; readonly textOf: (row: Row) => string | null }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      /** a row may have several, or none */
      readonly valuesOf: (row: Row) => readonly string[];
    }
  | { readonly kind: 'number'; readonly numberOf: (row: Row) => number | null };

/** The answer of a person to a column's filter. */
export type FilterAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number | null; readonly most: number | null };

/** The answers by column. */
export type FilterAnswers = Readonly<Record<string, FilterAnswer>>;

/** Returns whether the answer filters nothing. */
export function isOpenAnswer(answer: FilterAnswer): boolean {
  switch (answer.kind) {
    case 'text':
      return answer.text.trim() === '';
    case 'choice':
      return answer.values.length === 0;
    case 'number':
      return answer.least === null && answer.most === null;
  }
}

/**
 * Returns the rows that pass the answers of every column; an answer of another kind than the column's filter is
 * ignored.
 */
export function matching<Row>(
  rows: readonly Row[],
  columns: readonly { readonly id: string; readonly filter?: ColumnFilter<Row> }[],
  answers: FilterAnswers,
): readonly Row[] {
  const tests = columns.flatMap(({ id, filter }) => {
    const answer = answers[id];
    return filter === undefined || answer === undefined || isOpenAnswer(answer) ? [] : (testOf(filter, answer) ?? []);
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

function testOf<Row>(filter: ColumnFilter<Row>, answer: FilterAnswer): ((row: Row) => boolean) | null {
  if (filter.kind === 'text' && answer.kind === 'text') {
    const wanted = foldText(answer.text).trim();
    return (row) => foldText(filter.textOf(row) ?? '').includes(wanted);
  }
  if (filter.kind === 'choice' && answer.kind === 'choice') {
    const wanted = new Set(answer.values);
    return (row) => filter.valuesOf(row).some((value) => wanted.has(value));
  }
  if (filter.kind === 'number' && answer.kind === 'number') {
    const { least, most } = answer;
    return (row) => {
      const value = filter.numberOf(row);
      return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
    };
  }
  return null;
}
