import { expect, it } from 'vitest';
import { createThrownNotes } from './thrown-notes.ts';

it('counts earlier errors of a function, and of that function only', async () => {
  const notes = createThrownNotes();
  const before = notes.count('r-f');
  notes.note('r-g');
  notes.note('r-f');
  expect(await notes.hasThrownSince('r-f', before)).toBe(true);
  expect(await notes.hasThrownSince('r-f', notes.count('r-f'))).toBe(false);
});

it('waits a moment for the log', async () => {
  const notes = createThrownNotes();
  const asked = notes.hasThrownSince('r-f', 0);
  notes.note('r-g');
  await Promise.resolve();
  notes.note('r-f');
  expect(await asked).toBe(true);
});
