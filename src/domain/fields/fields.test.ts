import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { fieldOf } from './field.ts';
import * as field from './fields.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe('a kind of field', () => {
  it('names its limit, which a reader does not hold against a stored document', () => {
    const title = field.title(200);
    expect(fieldOf(title)).toEqual({ kind: 'title', max: 200 });
    expect(accepts(title, 'x'.repeat(201))).toBe(true);
  });
  it.each([
    ['place name', field.placeName(), 100],
    ['memo', field.memo(), 5_000],
    ['list of tags', field.tagList(20), 20],
    ['list of ids', field.idList(50), 50],
    ['measure', field.measure(1_000), 1_000],
    ['count', field.count(9), 9],
  ])('has a largest %s', (_what, schema, max) => {
    expect(fieldOf(schema)?.max).toBe(max);
  });
  it('has no limit where none is given', () => {
    expect([field.text(), field.idList(), field.count()].map((schema) => fieldOf(schema)?.max)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('refuses the empty id of a document', () => {
    expect([field.ownId(), field.parentId(), field.zooId()].map((schema) => accepts(schema, ''))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('takes only the words of a choice', () => {
    expect([accepts(field.choice(['a', 'b']), 'b'), accepts(field.choice(['a', 'b']), 'c')]).toEqual([true, false]);
    expect(accepts(field.choiceList(['a', 'b'], 1), ['a', 'c'])).toBe(false);
    expect(fieldOf(field.choiceList(['a', 'b'], 1))).toEqual({ kind: 'choiceList', choices: ['a', 'b'], min: 1 });
  });
  it('takes six hexadecimal digits for a colour', () => {
    expect([accepts(field.colour(), '#4E73df'), accepts(field.colour(), '#4e73d')]).toEqual([true, false]);
  });
  it('names the form of a pattern and the field of a copy', () => {
    expect(fieldOf(field.pattern(/^a+$/, 3))).toEqual({ kind: 'pattern', pattern: '^a+$', max: 3 });
    expect(fieldOf(field.copy('groupName'))).toEqual({ kind: 'copy', of: 'groupName' });
  });
  it.each([
    ['author', field.author()],
    ['editor', field.editor()],
    ['id', field.id()],
    ['flag', field.flag()],
    ['instant', field.instant()],
    ['stamp', field.stamp()],
  ])('called %s says so', (kind, schema) => {
    expect(fieldOf(schema)).toEqual({ kind });
  });
});

describe('the modifiers of a field', () => {
  it.each([
    ['id', field.idOrNull()],
    ['text', field.textOrNull(5)],
    ['measure', field.measureOrNull(5)],
    ['instant', field.instantOrNull()],
    ['arrival', field.arrival()],
  ])('lets a field of kind %s be null', (kind, schema) => {
    expect(accepts(schema, null)).toBe(true);
    expect(fieldOf(schema)).toMatchObject({ kind, isNullable: true });
  });
  it('lets a new document lack a field that comes later', () => {
    expect(accepts(field.later(field.id()), undefined)).toBe(true);
    expect(fieldOf(field.later(field.id()))).toEqual({ kind: 'id', isOptional: true });
  });
  it('keeps the kind of a field that has a default', () => {
    expect(fieldOf(field.older(field.flag(), false))).toEqual({ kind: 'flag' });
    expect(fieldOf(field.initially(field.flag(), false))).toEqual({ kind: 'flag' });
  });
});
