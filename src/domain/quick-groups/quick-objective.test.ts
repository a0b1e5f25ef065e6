import { expect, it } from 'vitest';
import { aQuickObjective } from '../../../tests/support/builders/quick-work.ts';
import {
  checkQuickObjective,
  compareObjectives,
  MAX_OBJECTIVE_VALUE,
  tidyQuickObjective,
  type TypedQuickObjective,
} from './quick-objective.ts';

const objective: TypedQuickObjective = {
  ...{ title: 'Deux sols', description: '', target: 2, currentValue: 0, unit: 'sols', deadlineAtUnix: null },
  status: 'active',
};
const errorsOf = (differences: Partial<TypedQuickObjective>) =>
  Object.entries(checkQuickObjective({ ...objective, ...differences })).map(([field, { code }]) => [field, code]);

it('an objective is kept without blanks around its texts', () => {
  const typed = { ...objective, title: ' Deux sols', description: '\n', unit: ' sols ' };
  expect(tidyQuickObjective(typed)).toEqual(objective);
});

it('takes figures of any sign up to a thousand million, and none', () => {
  for (const value of [MAX_OBJECTIVE_VALUE, -MAX_OBJECTIVE_VALUE, -0.5, null])
    expect(errorsOf({ target: value, currentValue: value })).toEqual([]);
  for (const value of [MAX_OBJECTIVE_VALUE + 1, -MAX_OBJECTIVE_VALUE - 1, Number.NaN])
    expect(errorsOf({ target: value, currentValue: value })).toEqual([
      ['target', 'generic/invalid-input'],
      ['currentValue', 'generic/invalid-input'],
    ]);
});

it('rejects an objective without a title', () => {
  expect(errorsOf({ title: '' })).toEqual([['title', 'evaluation/title-required']]);
});

it('active objectives come before paused and reached ones, the nearest day first', () => {
  const named = [
    aQuickObjective({ title: 'reached', status: 'completed' }),
    aQuickObjective({ title: 'paused', status: 'paused', deadlineAtUnix: 1 }),
    aQuickObjective({ title: 'without a day' }),
    aQuickObjective({ title: 'late', deadlineAtUnix: 9 }),
    aQuickObjective({ title: 'soon', deadlineAtUnix: 5 }),
  ];
  expect(named.toSorted(compareObjectives).map(({ title }) => title)).toEqual([
    ...['soon', 'late', 'without a day', 'paused', 'reached'],
  ]);
});
