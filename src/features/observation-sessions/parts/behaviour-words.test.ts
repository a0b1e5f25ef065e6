import { expect, it } from 'vitest';
import { aBehaviour, aModifier, anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import { shownCategories } from './behaviour-words.ts';

it('behaviours stand in their category, without "not visible"', () => {
  const shown = shownCategories(anEthogramContent(), 'fr');
  expect(shown.map(({ name, behaviours }) => [name, behaviours.map(({ code }) => code)])).toEqual([
    ['Repos', ['RES', 'LOC']],
  ]);
});

it('modifiers keep their ids beside their words', () => {
  const ethogram = anEthogramContent({
    behaviours: [aBehaviour('GRO', { type: 'point', modifiers: [aModifier('role', 'actor', 'receiver')] })],
  });
  expect(shownCategories(ethogram, 'en')[0]?.behaviours[0]).toMatchObject({
    type: 'point',
    modifiers: [{ modifierId: 'role', values: [{ valueId: 'actor' }, { valueId: 'receiver' }] }],
  });
});
