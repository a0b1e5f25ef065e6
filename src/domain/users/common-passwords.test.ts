import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    '123456',
    '0123456789',
    '14071989',
    'aaaaaaaaaaaa',
    'password',
    'Motdepasse1',
    'AZERTY',
    'azerty2026!',
    'Welkom01',
    'Girafe_7',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  it.each(['', 'trois mots sans lien', 'K7!vbn#2pQz', 'girafenoire', 'pass1word', '839201746582', 'temp-k9v2r'])(
    'is not "%s"',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
