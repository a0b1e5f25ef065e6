import { expect, it } from 'vitest';
import { choicesFor, importDraftFrom, NO_CHOICES } from './import-draft.ts';

const draft = {
  fileName: 'animals.xlsx',
  fileSize: 12,
  mapping: { columns: { a: 'animalName' }, values: {} },
  choices: {
    answers: ['no-chip'],
    corrections: [{ line: 2, place: 0, text: 'M1' }],
    sameness: [{ line: 4, isSame: true }],
    leftOut: [3],
  },
};

it('a kept draft is found again; anything else is not', () => {
  expect(importDraftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(importDraftFrom(null)).toBeNull();
  expect(importDraftFrom({ fileName: 3 })).toBeNull();
});

it('the decisions about rows are those of the same file alone', () => {
  const kept = importDraftFrom(draft);
  expect(choicesFor(kept, { name: 'animals.xlsx', size: 12 })).toEqual(draft.choices);
  expect(choicesFor(kept, { name: 'animals.xlsx', size: 13 })).toBe(NO_CHOICES);
  expect(choicesFor(kept, { name: 'other.xlsx', size: 12 })).toBe(NO_CHOICES);
  expect(choicesFor(null, { name: 'animals.xlsx', size: 12 })).toBe(NO_CHOICES);
});
