import { expect, it } from 'vitest';
import { checkQuickNote, tidyQuickNote } from './quick-note.ts';

const note = { title: ' Abri ', content: ' Sec. ', evaluationId: null };

it('a note is kept without blanks around its texts', () => {
  expect(tidyQuickNote(note)).toEqual({ title: 'Abri', content: 'Sec.', evaluationId: null });
});

it('rejects a note without content, not one without a title', () => {
  expect(checkQuickNote(tidyQuickNote({ ...note, content: ' \n ' })).content?.code).toBe('evaluation/note-empty');
  expect(checkQuickNote(tidyQuickNote({ ...note, title: '' }))).toEqual({});
});
