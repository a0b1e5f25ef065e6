import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { levelInput, listInput, shortInput, translatedInput, weightsInput } from './content-input.ts';
import { untranslated } from './translated.ts';
import { defaultWeights } from './weights.ts';

const takes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;
const weights = (questions: Record<string, number>) => ({ ...defaultWeights(), questions });
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, 1]));

it('a text may be longer than what is stored, and not endless', () => {
  expect([200, 201].map((length) => takes(shortInput, 'x'.repeat(length)))).toEqual([true, false]);
  const text = (length: number) => ({ ...untranslated(), pt: 'x'.repeat(length) });
  expect([2_000, 2_001].map((length) => takes(translatedInput, text(length)))).toEqual([true, false]);
  expect(takes(translatedInput, { fr: 'a' })).toBe(false);
});
it('a list may be twice as long as what is stored', () => {
  const list = listInput(z.string(), 3);
  expect(
    [6, 7].map((length) =>
      takes(
        list,
        Array.from({ length }, () => 'a'),
      ),
    ),
  ).toEqual([true, false]);
});
it('a level is one of the catalogue', () => {
  expect([takes(levelInput, { kind: 'base', id: null }), takes(levelInput, { kind: 'group', id: 'g' })]).toEqual([
    true,
    false,
  ]);
});
it('weights are up to a thousand, each a number', () => {
  expect([1_000, 1_001].map((count) => takes(weightsInput, weights(many(count))))).toEqual([true, false]);
  expect([200, 201, Number.NaN, Infinity].map((weight) => takes(weightsInput, weights({ q: weight })))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
