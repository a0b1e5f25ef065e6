import { expect, it } from 'vitest';
import { notesWith } from './note-texts.ts';

it('notes get a line for each sentence that has a value', () => {
  const added = [
    ['Sire: {{value}}', 'Simba $&'],
    ['Dam: {{value}}', ''],
    ['', 'Nala'],
  ] as const;
  expect(notesWith('Calm', added)).toBe('Calm\nSire: Simba $&');
  expect(notesWith('', added)).toBe('Sire: Simba $&');
  expect(notesWith('', [])).toBe('');
});
