import { describe, expect, it } from 'vitest';
import { checkCredentials, checkEmail } from './check-credentials.ts';

describe('an address', () => {
  it.each(['keeper@fullcare.example', '  keeper@fullcare.example ', 'a.b+c@x.y.fr'])(
    'like "%s" is let through',
    (email) => {
      expect(checkEmail(email)).toBeUndefined();
    },
  );
  it.each(['', '   '])('is required', (email) => {
    expect(checkEmail(email)?.code).toBe('auth/email-required');
  });
  it.each(['keeper', 'keeper@', '@fullcare.example', 'keeper@fullcare', 'kee per@x.fr', 'keeper@x.'])(
    'like "%s" is a slip',
    (email) => {
      expect(checkEmail(email)?.code).toBe('auth/email-invalid');
    },
  );
});

it('both fields show their fault at once', () => {
  expect(checkCredentials('', '')).toMatchObject({
    email: { code: 'auth/email-required' },
    password: { code: 'auth/password-required' },
  });
  expect(checkCredentials('a@b.fr', 'x')).toEqual({});
});
