import { foldText } from '#lib/search/fold-text.ts';

/** How a column is filtered: by words in its text, by choices of a list, by the least and the most of a number. */
export type ColumnFilter<Row> =
  | { readonly kind: 'text'; readonly textOf: (row: Row) => string | null }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      /** a row may have several, or none */
      readonly valuesOf: (row: Row) => readonly string[];
    }
  | { readonly kind: 'number'; readonly numberOf: (row: Row) => number | null };

/** What a person asked of a column. */
export type FilterAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number | null; readonly most: number | null };

/** What was asked, by column. */
export type FilterAnswers = Readonly<Record<string, FilterAnswer>>;

/** Whether nothing is asked of the column. */
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

/** Whether a row is what was asked for; an answer to another kind of question asks nothing. */
export function matchesAnswer<Row>(row: Row, filter: ColumnFilter<Row>, answer: FilterAnswer): boolean {
  if (filter.kind === 'text' && answer.kind === 'text')
    return foldText(filter.textOf(row) ?? '').includes(foldText(answer.text).trim());
  if (filter.kind === 'choice' && answer.kind === 'choice')
    return answer.values.length === 0 || filter.valuesOf(row).some((value) => answer.values.includes(value));
  if (filter.kind === 'number' && answer.kind === 'number') {
    if (answer.least === null && answer.most === null) return true;
    const value = filter.numberOf(row);
    return value !== null && value >= (answer.least ?? -Infinity) && value <= (answer.most ?? Infinity);
  }
  return true;
}

/** Returns the rows that are what was asked for of every column. */
export function matching<Row>(
  rows: readonly Row[],
  columns: readonly { readonly id: string; readonly filter?: ColumnFilter<Row> }[],
  answers: FilterAnswers,
): readonly Row[] {
  const asked = columns.flatMap(({ id, filter }) => {
    const answer = answers[id];
    return filter === undefined || answer === undefined || isOpenAnswer(answer) ? [] : [{ filter, answer }];
  });
  return asked.length === 0
    ? rows
    : rows.filter((row) => asked.every(({ filter, answer }) => matchesAnswer(row, filter, answer)));
}
