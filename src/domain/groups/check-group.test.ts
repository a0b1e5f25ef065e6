import { describe, expect, it } from 'vitest';
import { checkGroup, groupSpeciesDiffer, tidyGroup, type TypedGroup } from './check-group.ts';

const troupe: TypedGroup = {
  groupName: 'Troupe des zèbres',
  species: ['equus-quagga'],
  linkedSectorId: 'savanna',
  ...{ enclosureId: null, males: 0, females: 0, unsexed: 0 },
  memo: '',
  nextEvaluationDateUnix: null,
};
const codes = (differences: Partial<TypedGroup>) =>
  Object.entries(checkGroup(tidyGroup({ ...troupe, ...differences }))).map(
    ([field, error]) => `${field}: ${error.code}`,
  );

describe('a group', () => {
  it('is right with a name, meant for species or not', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ species: [], linkedSectorId: null })).toEqual([]);
  });
  it.each(['', ' \n'])('needs a name: %j is none', (groupName) => {
    expect(codes({ groupName })).toEqual(['groupName: group/name-required']);
  });
  it('has a name of at most 100 characters', () => {
    expect(codes({ groupName: 'x'.repeat(100) })).toEqual([]);
    expect(codes({ groupName: 'x'.repeat(101) })).toEqual(['groupName: group/name-too-long']);
    expect(codes({ groupName: 'a\u0000' })).toEqual(['groupName: generic/invalid-input']);
    expect(codes({ groupName: '🦓 <b>' })).toEqual([]);
  });
  it('is meant for at most 50 species, each once, and has a memo of at most 5,000 characters', () => {
    const species = Array.from({ length: 51 }, (_, index) => `s${index}`);
    expect(codes({ species: species.slice(1), memo: 'x'.repeat(5_000) })).toEqual([]);
    expect(codes({ species, memo: 'x'.repeat(5_001) })).toEqual([
      'memo: generic/invalid-input',
      'species: generic/invalid-input',
    ]);
    expect(tidyGroup({ ...troupe, species: ['a', 'b', 'a'] }).species).toEqual(['a', 'b']);
  });
  it.each(['males', 'females', 'unsexed'])('counts 0 to 999,999 %s in an enclosure', (sex) => {
    expect(codes({ enclosureId: 'lake', [sex]: 999_999 })).toEqual([]);
    for (const wrong of [1_000_000, -1, 1.5, Number.NaN])
      expect(codes({ enclosureId: 'lake', [sex]: wrong })).toEqual([`${sex}: group/count-wrong`]);
    expect(codes({ [sex]: 1 })).toEqual(['enclosureId: group/place-missing']);
  });
});

describe('the species of a group and of an animal', () => {
  it('differ when the group is meant for others', () => {
    expect(groupSpeciesDiffer({ species: ['a', 'b'] }, { specieId: 'c' })).toEqual({
      code: 'animal/group-species-differs',
    });
  });
  it.each([
    [['a', 'b'], 'b'],
    [[], 'c'],
    [['a'], null],
  ])('do not differ between %j and %j', (species, specieId) => {
    expect(groupSpeciesDiffer({ species }, { specieId })).toBeNull();
  });
});
