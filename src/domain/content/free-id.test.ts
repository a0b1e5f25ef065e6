import { expect, it } from 'vitest';
import { firstFree, idOfRef } from './free-id.ts';

it('new content is called by its reference in small letters, with a number when that is taken', () => {
  expect(idOfRef('HOU-1', () => false)).toBe('hou-1');
  expect(idOfRef('HOU-1', (id) => ['hou-1', 'hou-1-2'].includes(id))).toBe('hou-1-3');
  expect(firstFree('a', (id) => id === 'a')).toBe('a-2');
});
