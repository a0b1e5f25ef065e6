import { describe, expect, it } from 'vitest';
import { changedLists } from './sector-lists.ts';

const team = {
  sectorKeeper: ['ana', 'ben'],
  managementUserIds: [],
  veterinaryUserIds: ['ben', 'ana', 'ana'],
  nutritionUserIds: [],
};

describe('the lists of a sector', () => {
  it('change where a role is gained or lost, and nowhere else', () => {
    expect(changedLists(team, 'ana', ['keeper', 'management'])).toEqual({
      managementUserIds: ['ana'],
      veterinaryUserIds: ['ben'],
    });
  });
  it('lose a person who holds no role any more', () => {
    expect(changedLists(team, 'ana', [])).toEqual({ sectorKeeper: ['ben'], veterinaryUserIds: ['ben'] });
  });
  it('stay as they are for the same roles', () => {
    expect(changedLists(team, 'ana', ['veterinary', 'keeper'])).toEqual({});
    expect(changedLists(team, 'eve', [])).toEqual({});
  });
});
