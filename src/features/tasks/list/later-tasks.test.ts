import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { chosenLater, leavesLaterOut, mayChooseLater } from './later-tasks.ts';
import { NO_FILTERS } from './task-filters.ts';

const keeper = anActor({ role: 'user' });
const lead = anActor({ role: 'user', sectors: { ...keeper.sectors, management: ['savanna'] } });
const admin = anActor({ role: 'admin' });

describe('what does not show yet', () => {
  it('is left out for who does the work, and listed for those who plan it', () => {
    expect([keeper, lead, admin].map((actor) => leavesLaterOut(NO_FILTERS, actor))).toEqual([true, false, false]);
  });
  it('is listed, or left out, for whoever asks for that', () => {
    expect(leavesLaterOut({ ...NO_FILTERS, later: true }, keeper)).toBe(false);
    expect(leavesLaterOut({ ...NO_FILTERS, later: false }, admin)).toBe(true);
  });
  it('is always listed where the work to come is asked for, and never a matter of what is over', () => {
    expect(leavesLaterOut({ ...NO_FILTERS, status: 'scheduled' }, keeper)).toBe(false);
    expect((['done', 'cancelled', 'inProgress'] as const).map((status) => mayChooseLater({ status }))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('is kept as a choice only where it is not the usual one', () => {
    expect([chosenLater(true, keeper), chosenLater(false, keeper)]).toEqual([true, null]);
    expect([chosenLater(true, admin), chosenLater(false, admin)]).toEqual([null, false]);
  });
});
