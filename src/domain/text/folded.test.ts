import { describe, expect, it } from 'vitest';
import { folded, lettersOf } from './folded.ts';

describe('two texts that a person would call the same', () => {
  it('differ in accents, case and blanks only', () => {
    expect(folded('  Élodie   LEFÈVRE\n')).toBe(folded('elodie lefevre'));
    expect(folded('Straße')).toBe('straße');
    expect(folded('')).toBe('');
  });
  it('as headings, differ in signs too', () => {
    expect(lettersOf('Adresse e-mail :')).toBe(lettersOf('adresse_email'));
    expect(lettersOf('***')).toBe('');
  });
});
