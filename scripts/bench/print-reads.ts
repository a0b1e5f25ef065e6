import type { ReadsOfPerson, ReadsResult } from './reads.ts';
import { printTable, type Row } from './table.ts';

/** The documents that a screen may read; docs/benchmarks.md explains the figures. */
const BUDGET = { cold: 150, idle: 2, list: 80, back: 10, reload: 10 } as const;
const STAGES = ['cold', 'idle', 'list', 'back', 'reload'] as const;
/** By how much the first visit may grow with the history. */
const GROWTH = 0.1;

/** Prints documents read against the budget, and the growth of the first visit. */
export function printReads(result: ReadsResult | null): void {
  if (result === null) {
    console.log('\nDocuments read: there is no app to visit yet (src/main.tsx is missing).');
    return;
  }
  const { people } = result;
  printTable(
    'Documents read, from sign-in to the dashboard',
    ['person', 'seed', 'tasks shown', 'cold', 'one task changed', 'list', 'back', 'reload'],
    [
      ...people.map(({ person, state, documents, tasksShown, reads }): Row => [
        person,
        `${state} (${documents.toLocaleString('en')})`,
        tasksShown,
        ...STAGES.map((stage) => marked(reads[stage], BUDGET[stage])),
      ]),
      ['budget', '', '', ...STAGES.map((stage) => `≤ ${BUDGET[stage]}`)],
    ],
  );
  printTable(
    `Growth of the first visit (budget for a longer history: ±${GROWTH * 100} %)`,
    ['person', 'long history', 'medium', 'large, long history against large'],
    growthRows(people),
  );
}

function growthRows(people: readonly ReadsOfPerson[]): Row[] {
  const small = people.filter(({ state }) => state === 'small');
  return small.map(({ person }) => {
    const cold = (state: ReadsOfPerson['state']) =>
      people.find((one) => one.person === person && one.state === state)?.reads.cold ?? Number.NaN;
    const [history, large] = [
      cold('long history') / cold('small') - 1,
      cold('large, long history') / cold('large') - 1,
    ].map((growth) => `${percent(growth)}${Math.abs(growth) > GROWTH ? ' !' : ''}`);
    return [person, history ?? '', percent(cold('medium') / cold('small') - 1), large ?? ''];
  });
}

/** An exclamation mark means "over budget". */
function marked(reads: number, budget: number): string {
  return reads > budget ? `${reads} !` : `${reads}`;
}

function percent(share: number): string {
  return `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`;
}
