import { describe, expect, it } from 'vitest';
import { anItem, CHECKLIST, NUMBER } from '../../../../tests/support/builders/checklist.ts';
import { itemOfText, itemsOf, requiredItemsOf, textOfItem } from './item-text.ts';

describe('the text of an item', () => {
  it.each([
    anItem(),
    anItem({ isRequired: true, comment: 'always' }),
    anItem({ kind: 'number', unit: '°C', min: -1.5, max: null, comment: 'outside' }),
    anItem({ kind: 'choice', options: ['Oui', '= non'] }),
    anItem({ kind: 'photo', label: '' }),
  ])('gives the item back: %j', (item) => {
    expect(itemOfText(textOfItem(item))).toEqual(item);
  });
  it('has columns at fixed places, apart by tabs', () => {
    expect(CHECKLIST[1]).toBe('number00\tnumber\trequired\toutside\tTempérature de l’eau\t°C\t18\t24.5');
    expect(CHECKLIST[2]).toBe('choice00\tchoice\t\talways\tAppétit\t=Normal\t=Faible');
  });
  it('keeps a tab or a new line of a label from being a column or an item', () => {
    expect(itemOfText(textOfItem(anItem({ label: 'a\tb\nc' })))?.label).toBe('a b c');
  });
  it('loses the parts of another kind', () => {
    const changed = anItem({ kind: 'tick', unit: 'kg', min: 1, options: ['a', 'b'] });
    expect(itemOfText(textOfItem(changed))).toMatchObject({ unit: '', min: null, options: [] });
  });
});

it.each(['', 'x', 'tick0000\tparty\t\t\tx', 'tick0000\ttick\t\tnever\tx', 'TICK\ttick\t\t\tx', 'tick0000\ttick\t\t'])(
  'the text %j is no item',
  (text) => {
    expect(itemOfText(text)).toBeNull();
  },
);

describe('a checklist', () => {
  it('leaves out texts that are no items, and the second of one id', () => {
    expect(itemsOf(['x', ...CHECKLIST, ...CHECKLIST])).toHaveLength(4);
    expect(itemsOf([])).toEqual([]);
  });
  it('names its required items', () => {
    expect(requiredItemsOf(CHECKLIST)).toEqual([NUMBER]);
  });
});
