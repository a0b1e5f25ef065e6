import { expect, it } from 'vitest';
import { CHECKLIST, NUMBER, TICK } from '../../../../tests/support/builders/checklist.ts';
import { checklistProgress, openRequiredItem } from './progress.ts';

const of = (doneItems?: string[]) => ({
  checklist: CHECKLIST,
  requiredItems: [NUMBER],
  ...(doneItems === undefined ? {} : { doneItems }),
});

it('a checklist counts its done items, and none that was removed', () => {
  expect(checklistProgress(of())).toEqual({ done: 0, all: 4 });
  expect(checklistProgress(of([TICK, NUMBER, 'removed0']))).toEqual({ done: 2, all: 4 });
  expect(checklistProgress({ checklist: [] })).toBeNull();
});

it('a required item that is open is named, an optional one is not', () => {
  expect(openRequiredItem(of([TICK]))).toBe('Température de l’eau');
  expect(openRequiredItem(of([NUMBER]))).toBeNull();
  expect(openRequiredItem({ checklist: [], requiredItems: [] })).toBeNull();
});
