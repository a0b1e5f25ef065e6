import { expect, it } from 'vitest';
import { isSameKey } from './same-key.ts';

it('keys are equal only if every character is', () => {
  expect(isSameKey('clé-1', 'clé-1')).toBe(true);
  for (const other of ['', 'clé-2', 'clé-1 ', 'cle-1', 'CLÉ-1']) expect(isSameKey('clé-1', other)).toBe(false);
});
