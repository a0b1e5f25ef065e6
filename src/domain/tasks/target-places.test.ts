import { describe, expect, it } from 'vitest';
import { placesError, targetPlaces } from './target-places.ts';

const places = {
  sectorOfEnclosure: new Map([
    ['plain', 'savanna'],
    ['pond', 'savanna'],
    ['cave', 'night'],
    ['store', null],
  ]),
  enclosureOfAnimal: new Map([
    ['nala', 'plain'],
    ['simba', 'plain'],
    ['bat', 'cave'],
    ['lost', null],
  ]),
};

describe('the places of a task', () => {
  it('for sectors are these, the first being its main one', () => {
    expect(targetPlaces({ level: 'SECTOR', ids: ['night', 'savanna'] }, places)).toEqual({
      sectorId: 'night',
      sectorIds: ['night', 'savanna'],
      enclosureIds: [],
      animalIds: [],
    });
  });
  it('for enclosures are these and their sectors, each once', () => {
    expect(targetPlaces({ level: 'ENCLOSURE', ids: ['plain', 'pond', 'cave', 'store'] }, places)).toEqual({
      sectorId: 'savanna',
      sectorIds: ['savanna', 'night'],
      enclosureIds: ['plain', 'pond', 'cave', 'store'],
      animalIds: [],
    });
  });
  it('for animals are these, their enclosures, and the sectors there', () => {
    expect(targetPlaces({ level: 'ANIMAL', ids: ['bat', 'nala', 'simba', 'lost'] }, places)).toEqual({
      sectorId: 'night',
      sectorIds: ['night', 'savanna'],
      enclosureIds: ['cave', 'plain'],
      animalIds: ['bat', 'nala', 'simba', 'lost'],
    });
  });
  it('of unknown targets are none', () => {
    expect(targetPlaces({ level: 'ANIMAL', ids: ['unknown'] }, places)).toMatchObject({
      sectorId: null,
      sectorIds: [],
      enclosureIds: [],
    });
    expect(targetPlaces({ level: 'SECTOR', ids: [] }, places).sectorId).toBeNull();
  });
});

const many = (count: number) => Array.from({ length: count }, (_, place) => `${place}`);

describe('a task in too many places', () => {
  it.each([
    [5, 50, null],
    [6, 0, { most: 5 }],
    [0, 51, { most: 50 }],
  ])('of %i sectors and %i enclosures: %o', (sectors, enclosures, params) => {
    const error = placesError({ sectorIds: many(sectors), enclosureIds: many(enclosures) });
    expect(error).toEqual(params === null ? null : { code: 'task/too-many-targets', params });
  });
});
