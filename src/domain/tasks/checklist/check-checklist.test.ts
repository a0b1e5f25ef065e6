import { describe, expect, it } from 'vitest';
import { anItem, CHECKLIST } from '../../../../tests/support/builders/checklist.ts';
import { checklistError, tidyChecklist } from './check-checklist.ts';
import { MAX_ITEMS } from '../task.ts';
import { itemsOf, textOfItem } from './item-text.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_unused, at) => textOfItem(anItem({ itemId: String(at).padStart(8, '0') })));
const options = (count: number) => Array.from({ length: count }, (_unused, at) => `réponse ${at}`);
const codeOf = (item: Parameters<typeof anItem>[0]) => checklistError([textOfItem(anItem(item))])?.code ?? null;

describe('a checklist', () => {
  it('may be empty, or have every kind of item', () => {
    expect([checklistError([]), checklistError(CHECKLIST)]).toEqual([null, null]);
  });
  it('has 30 items at most', () => {
    expect(checklistError(many(MAX_ITEMS))).toBeNull();
    expect(checklistError(many(MAX_ITEMS + 1))).toMatchObject({ code: 'task/items-too-many', params: { most: 30 } });
  });
  it('holds nothing but items, each id once', () => {
    expect(checklistError(['x'])?.code).toBe('generic/invalid-input');
    expect(checklistError([...many(1), ...many(1)])?.code).toBe('generic/invalid-input');
  });
  it('names the place of its first wrong item', () => {
    const wrong = textOfItem(anItem({ itemId: 'wrong000', label: '' }));
    expect(checklistError([...many(2), wrong])).toMatchObject({ code: 'task/item-label-required', params: { at: 3 } });
  });
});

describe('an item', () => {
  it.each([
    [{ label: 'x'.repeat(200) }, null],
    [{ label: 'x'.repeat(201) }, 'task/item-label-too-long'],
    [{ label: '' }, 'task/item-label-required'],
    [{ kind: 'choice', options: options(1) }, 'task/item-options'],
    [{ kind: 'choice', options: options(2) }, null],
    [{ kind: 'choice', options: options(10) }, null],
    [{ kind: 'choice', options: options(11) }, 'task/item-options'],
    [{ kind: 'choice', options: ['x'.repeat(60), 'b'] }, null],
    [{ kind: 'choice', options: ['x'.repeat(61), 'b'] }, 'generic/invalid-input'],
    [{ kind: 'number', min: 2, max: 2 }, null],
    [{ kind: 'number', min: 2, max: 1.9 }, 'task/item-bounds'],
    [{ kind: 'number', max: 1_000_000_000 }, null],
    [{ kind: 'number', max: 1_000_000_001 }, 'generic/invalid-input'],
    [{ kind: 'number', unit: 'x'.repeat(20) }, null],
    [{ kind: 'number', unit: 'x'.repeat(21) }, 'generic/invalid-input'],
  ] as const)('with %j has the fault %s', (item, code) => {
    expect(codeOf(item)).toBe(code);
  });
});

describe('a tidy checklist', () => {
  it('has no blanks around a text, each option once, and no wish that needs missing bounds', () => {
    const typed = [
      anItem({ label: ' Peser  ', kind: 'number', unit: ' kg ', comment: 'outside' }),
      anItem({ itemId: 'choice00', kind: 'choice', options: ['Oui ', 'Oui', ' '] }),
    ].map(textOfItem);
    expect(itemsOf(tidyChecklist(typed))).toMatchObject([
      { label: 'Peser', unit: 'kg', comment: '' },
      { options: ['Oui'] },
    ]);
  });
  it('keeps a text that is no item, for the check', () => {
    expect(tidyChecklist(['x'])).toEqual(['x']);
  });
});
