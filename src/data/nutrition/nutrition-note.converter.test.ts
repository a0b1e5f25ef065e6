import { expect, it } from 'vitest';
import { nutritionNoteFromDocument, nutritionNoteToDocument } from './nutrition-note.converter.ts';

const note = {
  noteId: 'n',
  zooId: 'zoo-1',
  sectorId: 's',
  enclosureId: null,
  animalId: null,
  text: 'Foin à volonté',
  createdBy: 'ana',
  createdAtUnix: 1_700_000_000_000,
  updatedBy: 'ana',
  updatedAtUnix: 1_700_000_000_000,
};

it('a note comes back as it was stored', () => {
  expect(nutritionNoteFromDocument('n', nutritionNoteToDocument(note))).toEqual({ ok: true, value: note });
});

it('a note without a text is no note', () => {
  expect(nutritionNoteFromDocument('n', { ...note, text: undefined })).toMatchObject({
    ok: false,
    error: { params: { field: 'text' } },
  });
});
