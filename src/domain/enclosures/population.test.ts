import { describe, expect, it } from 'vitest';
import { changedPopulation, homeOf, populationOf } from './population.ts';

const living = (specieId: string | null) => ({ specieId, status: 'present', isArchived: false }) as const;

describe('the population of an enclosure', () => {
  it('counts its living animals by species', () => {
    expect(populationOf([living('zebra'), living('giraffe'), living('zebra')])).toEqual({
      animalsData: [
        { specieId: 'giraffe', count: 1 },
        { specieId: 'zebra', count: 2 },
      ],
      speciesList: ['giraffe', 'zebra'],
      animalsCount: 3,
    });
  });
  it('leaves out the dead, the departed and the archived', () => {
    const gone = [
      { specieId: 'zebra', status: 'dead', isArchived: false },
      { specieId: 'zebra', status: 'departed', isArchived: false },
      { specieId: 'zebra', status: 'present', isArchived: true },
    ] as const;
    expect(populationOf(gone)).toEqual({ animalsData: [], speciesList: [], animalsCount: 0 });
  });
  it('counts an animal of an unknown species among the animals alone', () => {
    expect(populationOf([living(null), living('zebra')])).toMatchObject({ speciesList: ['zebra'], animalsCount: 2 });
  });
  it('has its species in the order of their ids', () => {
    const order = ['b', 'a', 'd', 'c'];
    expect(populationOf(order.map(living)).speciesList).toEqual(['a', 'b', 'c', 'd']);
    expect(populationOf(order.toReversed().map(living)).speciesList).toEqual(['a', 'b', 'c', 'd']);
  });
  it('forgets a species when its last animal goes', () => {
    const before = populationOf([living('zebra'), living('giraffe')]);
    expect(changedPopulation(before, [{ specieId: 'zebra', by: -1 }])).toEqual(populationOf([living('giraffe')]));
  });
  it('is the same after coming and going', () => {
    const before = populationOf([living('zebra'), living(null)]);
    const changes = [
      { specieId: 'okapi', by: 1 },
      { specieId: null, by: 1 },
      { specieId: 'okapi', by: -1 },
      { specieId: null, by: -1 },
    ] as const;
    expect(changedPopulation(before, changes)).toEqual(before);
  });
  it('never falls below nothing, should it have been wrong', () => {
    expect(changedPopulation(populationOf([]), [{ specieId: 'zebra', by: -1 }])).toEqual(populationOf([]));
  });
});

describe('the home of an animal', () => {
  const animalEnclosureData = { enclosureId: 'plaine' };
  it('is its enclosure while it lives', () => {
    expect(homeOf({ ...living(null), animalEnclosureData })).toBe('plaine');
    expect(homeOf({ ...living(null), animalEnclosureData: null })).toBeNull();
  });
  it('is none of an animal that is dead or archived, whatever its document still says', () => {
    expect(homeOf({ status: 'dead', isArchived: false, animalEnclosureData })).toBeNull();
    expect(homeOf({ status: 'present', isArchived: true, animalEnclosureData })).toBeNull();
  });
});
