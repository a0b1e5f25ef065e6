import { expect, it } from 'vitest';
import { textOf } from './import-field.ts';

it('a cell is shown as it stands, trimmed, whatever is wrong with it', () => {
  expect(textOf(' Nala\u00a0')).toBe('Nala');
  expect(textOf({ fault: 'formula', text: '=A1' })).toBe('=A1');
  expect(textOf(undefined)).toBe('');
});
