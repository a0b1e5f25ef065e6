import { foldText } from './fold-text.ts';

/** Finds rows by words in any order, each anywhere in the row's text, whatever accents and capitals. */
export type RowSearch<Row> = { readonly find: (search: string) => readonly Row[] };

/** Returns a function for a row's folded text, which is made once for each row. */
export function foldedText<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const known = new WeakMap<Row, string>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const text = foldText(textOf(row));
    known.set(row, text);
    return text;
  };
}

/** Returns a search for the rows of a list; one more letter only searches the rows that the last ones left. */
export function rowSearch<Row>(rows: readonly Row[], foldedOf: (row: Row) => string): RowSearch<Row> {
  let keys: readonly string[] | null = null;
  let last: { readonly words: readonly string[]; readonly places: readonly number[] } | null = null;
  return {
    find(search) {
      const words = foldText(search).split(/\s+/).filter(Boolean);
      if (words.length === 0) return rows;
      const texts = (keys ??= rows.map(foldedOf));
      const isNarrower = last !== null && narrows(words, last.words);
      const among = isNarrower && last !== null ? last.places : texts.keys();
      const places: number[] = [];
      for (const place of among) {
        const text = texts[place] ?? '';
        if (words.every((word) => text.includes(word))) places.push(place);
      }
      last = { words, places };
      return places.length === rows.length ? rows : places.flatMap((place) => rows[place] ?? []);
    },
  };
}

/** Returns whether every former word is part of one of the new words: then rows that did not match do not match now. */
function narrows(words: readonly string[], former: readonly string[]): boolean {
  return former.every((one) => words.some((word) => word.includes(one)));
}
