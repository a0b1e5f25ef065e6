import { describe, expect, it } from 'vitest';
import { aQuickGroup } from '../../../tests/support/builders/quick-group.ts';
import { checkQuickGroup, tidyQuickGroup, type TypedQuickGroup } from './check-quick-group.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `id-${at}`);
const codesOf = (differences: Partial<TypedQuickGroup>) =>
  Object.entries(checkQuickGroup({ ...aQuickGroup(), ...differences })).map(([field, { code }]) => [field, code]);

describe('a typed group of quick evaluations', () => {
  it.each<[string, Partial<TypedQuickGroup>, string[][]]>([
    ['accepts a name of 100 characters', { groupName: 'x'.repeat(100) }, []],
    ['rejects a name of 101 characters', { groupName: 'x'.repeat(101) }, [['groupName', 'generic/invalid-input']]],
    ['rejects no name', { groupName: '' }, [['groupName', 'evaluation/group-name-required']]],
    ['rejects no species', { speciesIds: [] }, [['speciesIds', 'evaluation/species-required']]],
    ['accepts 10 species', { speciesIds: ids(10) }, []],
    ['rejects 11 species', { speciesIds: ids(11) }, [['speciesIds', 'evaluation/too-many']]],
    ['accepts 200 animals', { animalIds: ids(200), individualCount: 200 }, []],
    ['rejects 201 animals', { animalIds: ids(201), individualCount: 201 }, [['animalIds', 'evaluation/too-many']]],
    ['accepts 50 members', { memberIds: ids(50) }, []],
    ['rejects 51 members', { memberIds: ids(51) }, [['memberIds', 'evaluation/too-many']]],
    ['accepts 100,000 individuals', { individualCount: 100_000 }, []],
    ['accepts no individual', { individualCount: 0 }, []],
    ['rejects 100,001 individuals', { individualCount: 100_001 }, [['individualCount', 'generic/invalid-input']]],
    ['rejects -1 individuals', { individualCount: -1 }, [['individualCount', 'generic/invalid-input']]],
    ['rejects half an individual', { individualCount: 1.5 }, [['individualCount', 'generic/invalid-input']]],
  ])('%s', (_what, differences, expected) => expect(codesOf(differences)).toEqual(expected));
});

it('a tidy group has no blanks around its name, nothing twice, and its owner among the members', () => {
  const typed = { ...aQuickGroup(), groupName: ' A ', speciesIds: ['a', 'a'], memberIds: ['bo', 'bo'] };
  expect(tidyQuickGroup(typed, 'ana')).toMatchObject({ groupName: 'A', speciesIds: ['a'], memberIds: ['ana', 'bo'] });
});

it('a tidy group counts at least the animals that it names', () => {
  const counted = (animalIds: string[], individualCount: number) =>
    tidyQuickGroup({ ...aQuickGroup(), animalIds, individualCount }, 'ana').individualCount;
  expect([counted(['a', 'b', 'b'], 0), counted(['a'], 5)]).toEqual([2, 5]);
});
