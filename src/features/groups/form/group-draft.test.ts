import { expect, it } from 'vitest';
import { aGroup } from '../../../../tests/support/builders/park.ts';
import { changedGroup, EMPTY_GROUP, touchedFrom, typedGroup } from './group-draft.ts';

it('only what was changed of a group is sent', () => {
  const stored = typedGroup(aGroup());
  expect(changedGroup(stored, { ...stored, memo: 'Nouvelle mère', species: ['lion', 'cheetah'] })).toEqual({
    memo: 'Nouvelle mère',
    species: ['lion', 'cheetah'],
  });
  expect(changedGroup(stored, { ...stored, species: [...stored.species] })).toEqual({});
});

it('the form of a new group is empty', () => expect(typedGroup(null)).toEqual(EMPTY_GROUP));

it('what was typed comes back after a reload, and a damaged draft is nothing typed', () => {
  expect(touchedFrom({ groupName: 'Harde', nextEvaluationDateUnix: 5 })).toEqual({
    groupName: 'Harde',
    nextEvaluationDateUnix: 5,
  });
  expect(touchedFrom({ species: 'lion' })).toEqual({});
});
