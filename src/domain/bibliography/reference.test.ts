import { expect, it } from 'vitest';
import { bibliographyRegisterSchema, referenceSchema } from './reference.ts';

it('a source may be without a year, and the register holds it by its id', () => {
  const content = {
    ...{ type: 'article', title: 'On welfare', authors: ['Broom, Donald'], year: null },
    ...{ container: '', volume: '', pages: '', doi: '', url: '' },
  };
  const stamps = { authorId: 'a', editorId: 'a', createdAtUnix: 1, updatedAtUnix: 1 };
  expect(referenceSchema.safeParse({ referenceId: 'broom', ...content, ...stamps }).success).toBe(true);
  const register = {
    part: 'all',
    version: 1,
    updatedAtUnix: 1,
    references: { broom: { ...content, updatedAtUnix: 1 } },
  };
  expect(bibliographyRegisterSchema.parse(register)).toEqual(register);
});
