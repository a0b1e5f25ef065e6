import { expect, it } from 'vitest';
import * as words from './answer-words.ts';

const { isTotal, isUnknown } = words;

it.each(['Total', 'TOTAL:', 'Sous-total (mammifères)', 'Gesamt 12', 'Totaal', 'Subtotal', 'Totale'])(
  '"%s" begins a row of totals',
  (text) => expect(isTotal(text)).toBe(true),
);

it.each(['Totoro', 'Sumo', 'Animal total', ''])('"%s" begins none', (text) => expect(isTotal(text)).toBe(false));

it('nothing, a dash and "unknown" say nothing; a name does', () => {
  expect(['', '-', 'unknown', 'inconnu'].map(isUnknown)).toEqual([true, true, true, true]);
  expect(isUnknown('nala')).toBe(false);
});

it.each(Object.entries(words).flatMap(([list, held]) => (held instanceof Set ? [[list, held] as const] : [])))(
  'the words of %s say something',
  (_list, held) => {
    expect(held.size).toBeGreaterThan(0);
    expect([...held].filter((word) => word.trim() === '')).toEqual([]);
  },
);
