import { expect, it } from 'vitest';
import { importDraftFrom } from './import-draft.ts';

it('a kept draft is found again; anything else is not', () => {
  const draft = { fileName: 'animals.xlsx', mapping: { columns: { a: 'animalName' }, values: {} } };
  expect(importDraftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(importDraftFrom(null)).toBeNull();
  expect(importDraftFrom({ fileName: 3 })).toBeNull();
});
