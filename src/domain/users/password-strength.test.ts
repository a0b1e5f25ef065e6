import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['aaaaaaaaaaaaaa', 'weak'],
  ['azerty123456', 'weak'],
  ['secret', 'weak'],
  ['Girafe2026', 'weak'],
  ['Okapi2026', 'fair'],
  ['trois mots sans lien', 'good'],
  ['K7!vbn#2pQz', 'good'],
])('the strength of "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
