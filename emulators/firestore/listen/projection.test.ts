import { expect, test } from 'vitest';
import { project, selection } from './projection.ts';

test('a query without a selection selects everything', () => {
  expect(selection({})).toBeNull();
  expect(selection({ select: {} })).toBeNull();
  expect(selection({ select: { fields: [] } })).toBeNull();
  expect(selection({ select: { fields: [{ fieldPath: 'a' }] } })).toEqual(['a']);
});

test('only the selected paths remain, quoted ones included', () => {
  const inner = { fields: { b: { integerValue: '1' }, c: { integerValue: '2' } } };
  const document = {
    name: 'n',
    fields: { a: { mapValue: inner }, 'x.y': { booleanValue: true }, z: { nullValue: null } },
  };
  expect(project(document, ['a.b', '`x.y`', 'missing', 'z.deep']).fields).toEqual({
    a: { mapValue: { fields: { b: { integerValue: '1' } } } },
    'x.y': { booleanValue: true },
  });
  expect(project(document, ['__name__'])).toEqual({ name: 'n', fields: {} });
});
