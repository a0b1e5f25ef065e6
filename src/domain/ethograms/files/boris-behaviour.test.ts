import { expect, it } from 'vitest';
import { aRawBehaviour } from '../../../../tests/support/builders/boris.ts';
import { aModifier } from '../../../../tests/support/builders/ethogram.ts';
import {
  borisExcluded,
  borisModifiers,
  borisModifierSets,
  borisType,
  keptFields,
  toBorisModifiers,
} from './boris-behaviour.ts';

it('reads the type whatever stands behind it, and no other word', () => {
  const types = ['State event', 'Point event with coding map', 'Wish', 7].map((type) => borisType({ type }));
  expect(types).toEqual(['state', 'point', null, null]);
});
it('reads the excluded codes without blanks', () => {
  expect(borisExcluded(aRawBehaviour('A', { excluded: 'B, C,' }))).toEqual(['B', 'C']);
  expect(borisExcluded({})).toEqual([]);
});
it('writes modifiers so that they are read again', () => {
  const modifiers = toBorisModifiers([aModifier('role', 'giver', 'receiver')], ({ fr }) => fr);
  const [role] = borisModifiers({ modifiers }, 'fr');
  expect([role?.name.fr, role?.values.map(({ name }) => name.fr)]).toEqual(['role', ['giver', 'receiver']]);
  expect([borisModifierSets({ modifiers }), borisModifierSets({ modifiers: 'a|b' }), borisModifierSets({})]).toEqual([
    1, 2, 0,
  ]);
});
it('has no kept fields without a file', () => {
  expect([keptFields(''), keptFields('[1]'), keptFields('{"a":1}')]).toEqual([{}, {}, { a: 1 }]);
});
