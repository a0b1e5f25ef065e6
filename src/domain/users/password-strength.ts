import { isCommonPassword } from './common-passwords.ts';

export type PasswordStrength = 'weak' | 'fair' | 'good';

/** Common beginnings of passwords; a part made of one of them does not protect. */
const EXPECTED = ['password', 'motdepasse', 'azerty', 'qwerty', 'qwertz', '123456', 'abcdef', 'enclos', 'zoo', 'admin'];

/** Returns a hint, never a refusal: length counts more than variety, and common words count for nothing. '' is weak. */
export function passwordStrength(password: string): PasswordStrength {
  if (isCommonPassword(password)) return 'weak';
  let rest = password.toLowerCase();
  for (const word of EXPECTED) rest = rest.replaceAll(word, '');
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const different = new Set(rest).size;
  const points = Math.min(rest.length, different * 2) + kinds * 2;
  if (points >= 18) return 'good';
  return points >= 13 ? 'fair' : 'weak';
}
