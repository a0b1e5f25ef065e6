import { expect, it } from 'vitest';
import { isSameKey } from './same-key.ts';

it('keys are the same to the last character', () => {
  expect(isSameKey('clé-1', 'clé-1')).toBe(true);
  for (const other of ['', 'clé-2', 'clé-1 ', 'cle-1', 'CLÉ-1']) expect(isSameKey('clé-1', other)).toBe(false);
});
