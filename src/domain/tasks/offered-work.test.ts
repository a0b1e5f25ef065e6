import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { offeredWork } from './offered-work.ts';

const none = { management: [], veterinary: [], nutrition: [], keeper: [] };
const offeredIn = (sectors: Partial<typeof none> | Record<string, readonly string[]>) =>
  offeredWork(anActor({ sectors: { ...none, ...sectors } }));

describe('the unassigned tasks that a person is offered', () => {
  it('are those of a keeper’s and a management’s sectors, each sector once', () => {
    expect(offeredIn({ keeper: ['a', 'b'], management: ['b', 'c'] })).toEqual({
      sectorIds: ['b', 'c', 'a'],
      ofType: [],
    });
  });

  it('are the checks of animals for a vet, and the feedings for the nutrition role', () => {
    expect(offeredIn({ veterinary: ['a'], nutrition: ['b'] })).toEqual({
      sectorIds: [],
      ofType: [
        { taskType: 'animal_check', sectorIds: ['a'] },
        { taskType: 'feeding', sectorIds: ['b'] },
      ],
    });
  });

  it('are all of a sector where a vet is a keeper as well', () => {
    expect(offeredIn({ veterinary: ['a', 'b'], keeper: ['a'] })).toEqual({
      sectorIds: ['a'],
      ofType: [{ taskType: 'animal_check', sectorIds: ['b'] }],
    });
  });

  it('are none without a sector', () => {
    expect(offeredIn({})).toEqual({ sectorIds: [], ofType: [] });
  });
});
