import { compareIn } from '#ui/table/columns.ts';
import type { Choice } from './ChoiceFilter.tsx';

/** Returns things as choices, each once, by name in the order of a language; one without a name is left out. */
export function namedChoices(
  named: Iterable<readonly [id: string, name: string]>,
  language: string,
): readonly Choice[] {
  const compare = compareIn(language);
  return [...new Map(named)]
    .filter(([, name]) => name !== '')
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compare(one.label, other.label));
}
