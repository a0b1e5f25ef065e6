import { expect, it } from 'vitest';
import { folded, foldedName, foldedWords, hasEveryWord, lettersOf } from './folded.ts';

it('folded texts are equal when they differ in accents, case and blanks only', () => {
  expect(folded('  Élodie   LEFÈVRE\n')).toBe(folded('elodie lefevre'));
  expect(folded('Straße')).toBe('straße');
  expect(folded('')).toBe('');
});
it('headings are equal when they differ in signs only', () => {
  expect(lettersOf('Adresse e-mail :')).toBe(lettersOf('adresse_email'));
  expect(lettersOf('***')).toBe('');
});

it('folded names have no accents, ligatures and capitals', () => {
  expect(foldedName('  Œdicnème   criard ')).toBe('oedicneme criard');
  expect(foldedWords('Gazelle d’Arabie (rouge)')).toEqual(['gazelle', 'd', 'arabie', 'rouge']);
  expect(foldedName('Æ œ ß Ø ł đ l’âne')).toBe("ae oe ss o l d l'ane");
  expect(foldedName('')).toBe('');
});

it('a search finds a text that has every word of it, in any order', () => {
  expect(hasEveryWord('Élodie Lefèvre elodie@zoo.example', 'LEFEVRE  élo')).toBe(true);
  expect(hasEveryWord('Élodie Lefèvre', 'lefevre paul')).toBe(false);
  expect(hasEveryWord('Élodie', '  ')).toBe(true);
  expect(hasEveryWord('Élodie Lefèvre', 'eov')).toBe(false);
});
