import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { described, fieldOf, initialFieldsOf, olderFieldsOf, withDefaults } from './field.ts';
import { count, initially, memo, older } from './fields.ts';

describe('the facts of a field', () => {
  it('are those given with its schema', () => {
    expect(fieldOf(described(z.string(), { kind: 'text', max: 5 }))).toEqual({ kind: 'text', max: 5 });
  });
  it('are null for a schema of which nothing was said', () => {
    expect(fieldOf(z.object({ a: z.string() }))).toBeNull();
  });
  it('stay with a schema that gets a further check', () => {
    expect(fieldOf(memo().check(z.minLength(1)))).toMatchObject({ kind: 'memo' });
  });
});

describe('the defaults of a document', () => {
  const schema = z.object({ id: z.string(), memo: older(memo(), ''), animals: initially(count(), 0) });
  it('cover every field that older documents may lack', () => {
    expect(olderFieldsOf(schema)).toEqual({ memo: '', animals: 0 });
  });
  it('of a new one are those that nobody types', () => {
    expect(initialFieldsOf(schema)).toEqual({ animals: 0 });
  });
  it('of one field are not those of another with the same schema', () => {
    const shared = z.object({ fr: z.string() });
    const both = z.object({ a: older(shared, { fr: '' }), b: shared });
    expect(olderFieldsOf(both)).toEqual({ a: { fr: '' } });
  });
  it('keep null apart from no default', () => {
    const field = z.object({ end: withDefaults(z.nullable(z.string()), { older: null }) });
    expect([olderFieldsOf(field), initialFieldsOf(field)]).toEqual([{ end: null }, {}]);
  });
});
