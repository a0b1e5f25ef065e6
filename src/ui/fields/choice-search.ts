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
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const isFound = (option: Option) => words.every((word) => foldedOf(option).includes(word));
  const found: One[] = [];
  let left = limit;
  for (const one of options) {
    if (left <= 0) break;
    if (!('items' in one)) {
      if (!isFound(one)) continue;
      found.push(one);
      left -= 1;
      continue;
    }
    const items = one.items.filter(isFound).slice(0, left);
    if (items.length > 0) found.push({ ...one, items });
    left -= items.length;
  }
  return found;
}

function foldedOf(option: Option): string {
  const known = foldedTexts.get(option);
  if (known !== undefined) return known;
  const text = foldText([option.label, option.otherNames ?? ''].join(' \n'));
  foldedTexts.set(option, text);
  return text;
}
