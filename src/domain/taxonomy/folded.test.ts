import { expect, it } from 'vitest';
import { folded, foldedWords } from './folded.ts';

it('names are compared without accents, ligatures and capitals', () => {
  expect(folded('  Œdicnème   criard ')).toBe('oedicneme criard');
  expect(foldedWords('Gazelle d’Arabie (rouge)')).toEqual(['gazelle', 'd', 'arabie', 'rouge']);
  expect(folded('')).toBe('');
});
