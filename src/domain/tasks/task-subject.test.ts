import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { enclosuresToName, namedTargets, repeatedNames } from './task-subject.ts';

const ofAnimals = (...animalIds: string[]) =>
  aTask({ target: { level: 'ANIMAL', ids: animalIds }, animalIds, enclosureIds: ['plain'] });
const ofEnclosures = (...enclosureIds: string[]) =>
  aTask({ target: { level: 'ENCLOSURE', ids: enclosureIds }, enclosureIds });

describe('the subject of a task', () => {
  it('is its first animal and the number of the others', () => {
    expect(namedTargets(ofAnimals('amara'))).toEqual({ level: 'ANIMAL', id: 'amara', more: 0 });
    expect(namedTargets(ofAnimals('amara', 'bo', 'chaka'))).toEqual({ level: 'ANIMAL', id: 'amara', more: 2 });
  });
  it('is its first enclosure when it is for enclosures', () => {
    expect(namedTargets(ofEnclosures('plain', 'lake'))).toEqual({ level: 'ENCLOSURE', id: 'plain', more: 1 });
  });
  it('is no record for a task of sectors, nor for one whose targets have gone', () => {
    expect(namedTargets(aTask())).toBeNull();
    expect(namedTargets(ofAnimals())).toBeNull();
  });
});

describe('the enclosures that a list names', () => {
  it('are the first ones of its tasks for enclosures, each once, whatever the order of the rows', () => {
    const tasks = [ofEnclosures('plain', 'cave'), ofAnimals('amara'), ofEnclosures('lake'), ofEnclosures('plain')];
    expect(enclosuresToName(tasks, 30)).toEqual(['lake', 'plain']);
    expect(enclosuresToName(tasks.toReversed(), 30)).toEqual(['lake', 'plain']);
    expect(enclosuresToName([], 30)).toEqual([]);
  });
  it('are as many as one question takes', () => {
    const tasks = ['c', 'b', 'a'].map((id) => ofEnclosures(id));
    expect(enclosuresToName(tasks, 2)).toEqual(['b', 'c']);
    expect(enclosuresToName(tasks, 3)).toEqual(['a', 'b', 'c']);
  });
});

describe('a repeated name', () => {
  it('is one that two animals have', () => {
    const animals = ['Amara', 'Bo', 'Amara', 'Amara'].map((animalName) => ({ animalName }));
    expect([...repeatedNames(animals)]).toEqual(['Amara']);
    expect([...repeatedNames([])]).toEqual([]);
  });
});
