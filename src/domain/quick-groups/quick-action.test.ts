import { expect, it } from 'vitest';
import { aQuickAction } from '../../../tests/support/builders/quick-work.ts';
import { checkQuickAction, compareActions, isOverdue, tidyQuickAction } from './quick-action.ts';

const DAY = 86_400_000;

it('an action is kept without blanks around its texts, and needs a title', () => {
  const tidy = tidyQuickAction(aQuickAction({ title: ' Abri ', description: ' sec ' }));
  expect(tidy).toMatchObject({ title: 'Abri', description: 'sec' });
  expect(checkQuickAction(tidy)).toEqual({});
  expect(checkQuickAction({ ...tidy, title: '' }).title?.code).toBe('evaluation/title-required');
});

it('is overdue after its day, unless it is completed or has none', () => {
  expect(isOverdue({ status: 'pending', dayAtUnix: DAY }, 2 * DAY)).toBe(true);
  expect(isOverdue({ status: 'pending', dayAtUnix: 2 * DAY }, 2 * DAY)).toBe(false);
  expect(isOverdue({ status: 'completed', dayAtUnix: DAY }, 2 * DAY)).toBe(false);
  expect(isOverdue({ status: 'in_progress', dayAtUnix: null }, 2 * DAY)).toBe(false);
});

it('actions to do come before those done, by day, then priority, then the latest first', () => {
  const actions = [
    aQuickAction({ actionId: 'done', status: 'completed', dueAtUnix: 0 }),
    aQuickAction({ actionId: 'late-entered', createdAtUnix: 2 }),
    aQuickAction({ actionId: 'early-entered', createdAtUnix: 1 }),
    aQuickAction({ actionId: 'urgent', priority: 'high', createdAtUnix: 0 }),
    aQuickAction({ actionId: 'later', dueAtUnix: 2 * DAY, priority: 'high' }),
    aQuickAction({ actionId: 'sooner', dueAtUnix: DAY, priority: 'low' }),
  ];
  expect(actions.toSorted(compareActions).map(({ actionId }) => actionId)).toEqual([
    ...['sooner', 'later', 'urgent', 'late-entered', 'early-entered', 'done'],
  ]);
});
