import { foldText } from '#lib/search/fold-text.ts';

/** A choice of a select, with further names by which typing finds it, not shown. */
type Option = { readonly label: string; readonly otherNames?: string };
type Group<One> = { readonly items: readonly One[] };

/** The input of a select's filter: its options, alone or under headings, the typed text, and the most to show. */
type Asked<One> = { readonly options: readonly One[]; readonly search: string; readonly limit: number };

/** Folded texts by option: a register of thousands is not folded again for each key. */
const foldedTexts = new WeakMap<object, string>();

/**
 * Returns the options that hold every typed word in their label or their other names, whatever accents and capitals; all
 * for an empty search. A heading without options is left out.
 */
export function foundChoices<One extends Option | Group<Option>>({ options, search, limit }: Asked<One>): One[] {
  // An empty word is in every text.
  const words = foldText(search).split(' ');
  let left = limit;
  const found = <Item extends Option>(items: readonly Item[]): Item[] => {
    const some = items.filter((item) => words.every((word) => foldedOf(item).includes(word))).slice(0, left);
    left -= some.length;
    return some;
  };
  return options.flatMap((one: One): One[] => {
    if (!('items' in one)) return found([one as One & Option]);
    const items = found(one.items);
    return items.length === 0 ? [] : [{ ...one, items }];
  });
}

function foldedOf(option: Option): string {
  const text = foldedTexts.get(option) ?? foldText(`${option.label} ${option.otherNames ?? ''}`);
  foldedTexts.set(option, text);
  return text;
}
