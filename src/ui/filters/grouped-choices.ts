import type { Choice } from './ChoiceFilter.tsx';

type Shown = { readonly value: string; readonly label: string };
type Grouped = Shown | { readonly group: string; readonly items: Shown[] };

/** Returns choices as a select takes them: those with the same heading, which stand together, under it. */
export function groupedChoices(choices: readonly Choice[]): Grouped[] {
  const shown: Grouped[] = [];
  for (const { value, label, group } of choices) {
    const last = shown.at(-1);
    if (group === undefined) shown.push({ value, label });
    else if (last !== undefined && 'items' in last && last.group === group) last.items.push({ value, label });
    else shown.push({ group, items: [{ value, label }] });
  }
  return shown;
}
