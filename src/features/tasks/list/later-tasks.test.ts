import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { chosenLater, isLaterChosen, leavesLaterOut, mayChooseLater } from './later-tasks.ts';
import { TASK_FILTERS } from './task-filters.ts';

const NO_FILTERS = TASK_FILTERS.none;
const keeper = anActor({ role: 'user' });
const lead = anActor({ role: 'user', sectors: { ...keeper.sectors, management: ['savanna'] } });
const admin = anActor({ role: 'admin' });

describe('the filter of tasks that do not show yet', () => {
  it('leaves them out for people who do the work, and lists them for people who plan it', () => {
    expect([keeper, lead, admin].map((actor) => leavesLaterOut(NO_FILTERS, actor))).toEqual([true, false, false]);
  });
  it('lists them, or leaves them out, at a person’s choice', () => {
    expect(leavesLaterOut({ ...NO_FILTERS, later: true }, keeper)).toBe(false);
    expect(leavesLaterOut({ ...NO_FILTERS, later: false }, admin)).toBe(true);
  });
  it('always lists them where the work to come is asked for, and offers no choice for work that has begun or is over', () => {
    expect(leavesLaterOut({ ...NO_FILTERS, status: 'scheduled' }, keeper)).toBe(false);
    expect((['done', 'cancelled', 'inProgress'] as const).map((status) => mayChooseLater({ status }))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('keeps a choice only where it is not the default', () => {
    expect([chosenLater(true, keeper), chosenLater(false, keeper)]).toEqual([true, null]);
    expect([chosenLater(true, admin), chosenLater(false, admin)]).toEqual([null, false]);
  });
  it('counts as set only where the choice is not the default, and only for a status that offers it', () => {
    expect([true, false, null].map((later) => isLaterChosen({ ...NO_FILTERS, later }, keeper))).toEqual([
      true,
      false,
      false,
    ]);
    expect([true, false].map((later) => isLaterChosen({ ...NO_FILTERS, later }, admin))).toEqual([false, true]);
    expect(isLaterChosen({ status: 'done', later: true }, keeper)).toBe(false);
  });
});
