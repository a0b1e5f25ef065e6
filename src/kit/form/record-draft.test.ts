import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  collidingFields,
  differenceOf,
  fieldsOf,
  isSameValue,
  keepableDraft,
  revivedDraft,
  shownValues,
} from './record-draft.ts';

const schema = z.object({ name: z.string(), day: z.nullable(z.int()), tags: z.array(z.string()) });
type Values = { name: string; day: number | null; tags: readonly string[] };
const stored: Values = { name: 'Savane', day: null, tags: ['a'] };

describe('two values of a field', () => {
  it.each([
    ['a', ' a\n'],
    ['', null],
    [[], null],
    [
      { a: 1, b: [' x'] },
      { b: ['x'], a: 1 },
    ],
  ])('%j and %j say the same', (one, other) => expect(isSameValue(one, other)).toBe(true));

  it.each([
    ['a', 'A'],
    [0, null],
    [false, null],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
  ])('%j and %j differ', (one, other) => expect(isSameValue(one, other)).toBe(false));
});

describe('a kept draft', () => {
  const draft = { touched: { name: 'Forêt', day: 3 }, base: { name: 'Savane', day: null } };

  it('is revived as it was', () => {
    expect(revivedDraft<Values>(schema, draft)).toEqual(draft);
  });

  it.each([
    ['nothing was kept', null],
    ['it is a text', 'Forêt'],
    ['it has no base', { touched: { name: 'Forêt' } }],
    ['a value is of another kind', { ...draft, touched: { name: 3 } }],
    ['a base value is of another kind', { ...draft, base: { name: 'Savane', day: 'x' } }],
    ['a field is unknown', { touched: { size: 3 }, base: { size: 2 } }],
    ['a touched field has no base', { touched: draft.touched, base: { name: 'Savane' } }],
    ['a field is named like a part of every object', { touched: { toString: 'a' }, base: { toString: 'b' } }],
  ])('is nothing typed when %s', (_why, kept) => expect(revivedDraft<Values>(schema, kept)).toBeNull());
});

describe('a draft with a field that the browser may not store', () => {
  it('is kept without the field, neither its typed value nor the one before', () => {
    const draft = { touched: { name: 'Forêt', day: 3 }, base: { name: 'Savane', day: null } };
    expect(keepableDraft<Values>(draft, ['name'])).toEqual({ touched: { day: 3 }, base: { day: null } });
  });
  it('is not kept when nothing else was typed', () => {
    expect(keepableDraft<Values>({ touched: { name: 'Forêt' }, base: { name: 'Savane' } }, ['name'])).toBeNull();
  });
});

describe('a draft over a record that somebody else changes', () => {
  const draft = { touched: { name: 'Forêt' }, base: { name: 'Savane' } };

  it('shows the other change of a field that nobody touched here', () => {
    const theirs = { ...stored, day: 5 };
    expect(shownValues(draft, theirs)).toEqual({ name: 'Forêt', day: 5, tags: ['a'] });
    expect(collidingFields(draft, theirs)).toEqual([]);
  });

  it('collides in a field that both changed to different values', () => {
    expect(collidingFields(draft, { ...stored, name: 'Steppe' })).toEqual(['name']);
  });

  it('does not collide where both typed the same', () => {
    expect(collidingFields(draft, { ...stored, name: 'Forêt ' })).toEqual([]);
  });

  it('follows the record in a field that was typed back to where it began', () => {
    const back = { touched: { name: 'Savane' }, base: { name: 'Savane' } };
    expect(collidingFields(back, { ...stored, name: 'Steppe' })).toEqual([]);
    expect(shownValues(back, { ...stored, name: 'Steppe' }).name).toBe('Steppe');
  });

  it('keeps a blank at the end of what is being typed', () => {
    expect(shownValues({ touched: { name: 'Savane ' }, base: { name: 'Savane' } }, stored).name).toBe('Savane ');
  });
});

it('the difference names the fields that say something else, in the order of the form', () => {
  const after = { name: ' Savane', day: 4, tags: [] };
  expect(differenceOf<Values>(fieldsOf<Values>(schema), stored, after)).toEqual({ day: 4, tags: [] });
});
