import type { Choice } from './ChoiceFilter.tsx';

type Shown = Omit<Choice, 'group'>;
type Grouped = Shown | { readonly group: string; readonly items: Shown[] };

/** Returns choices as a select takes them: those with the same heading, which stand together, under it. */
export function groupedChoices(choices: readonly Choice[]): Grouped[] {
  const shown: Grouped[] = [];
  for (const { group, ...choice } of choices) {
    const last = shown.at(-1);
    if (group === undefined) shown.push(choice);
    else if (last !== undefined && 'items' in last && last.group === group) last.items.push(choice);
    else shown.push({ group, items: [choice] });
  }
  return shown;
}
