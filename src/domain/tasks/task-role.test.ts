import { describe, expect, it } from 'vitest';
import { aSector } from '../../../tests/support/builders/establishment.ts';
import { hasHolder, holdersOf, peopleOfHolders, rolesOfTask } from './task-role.ts';

const savanna = aSector({ veterinaryUserIds: ['vera', 'paul'], nutritionUserIds: ['nina'], sectorKeeper: ['kim'] });
const aviary = aSector({
  sectorId: 'aviary',
  veterinaryUserIds: ['vera'],
  managementUserIds: ['kim'],
  sectorKeeper: [],
});
const task = (responsibleIds: string[], ...sectorIds: string[]) => ({ responsibleIds, sectorIds });

describe('the people who hold a role', () => {
  it('are listed sector by sector, without the sectors that have none', () => {
    expect(holdersOf('veterinary', [savanna, aviary])).toEqual([
      { sectorId: 'savanna', userIds: ['vera', 'paul'] },
      { sectorId: 'aviary', userIds: ['vera'] },
    ]);
    expect(holdersOf('management', [savanna, aviary])).toEqual([{ sectorId: 'aviary', userIds: ['kim'] }]);
    expect(holdersOf('nutrition', [aviary])).toEqual([]);
  });
  it('are each counted once', () => {
    expect(peopleOfHolders(holdersOf('veterinary', [savanna, aviary]))).toEqual(['vera', 'paul']);
    expect(peopleOfHolders([])).toEqual([]);
  });
});

describe('a task of the veterinarians', () => {
  const vets = holdersOf('veterinary', [savanna, aviary]);
  it('has one of its own sector among those responsible', () => {
    expect(hasHolder(task(['nina', 'paul'], 'savanna'), vets)).toBe(true);
    expect(hasHolder(task(['vera'], 'pond', 'aviary'), vets)).toBe(true);
  });
  it('does not include one whose person is a veterinarian elsewhere', () => {
    expect(hasHolder(task(['paul'], 'aviary'), vets)).toBe(false);
  });
  it('does not include one without people, or without a sector', () => {
    expect(hasHolder(task([], 'savanna'), vets)).toBe(false);
    expect(hasHolder(task(['vera']), vets)).toBe(false);
    expect(hasHolder(task(['vera'], 'savanna'), [])).toBe(false);
  });
});

describe('the roles of a task', () => {
  it('are those of its people in its sectors, whatever they are elsewhere', () => {
    expect(rolesOfTask(task(['kim', 'nina'], 'savanna'), [savanna, aviary])).toEqual(['nutrition', 'keeper']);
    expect(rolesOfTask(task(['kim'], 'aviary'), [savanna, aviary])).toEqual(['management']);
    expect(rolesOfTask(task([], 'savanna'), [savanna, aviary])).toEqual([]);
  });
});
