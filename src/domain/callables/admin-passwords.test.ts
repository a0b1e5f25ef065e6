import { describe, expect, it } from 'vitest';
import {
  adminSendPasswordResetEmailContract,
  adminSetTemporaryPasswordContract,
  adminUpdateUserPasswordContract,
} from './admin-passwords.ts';

describe('an admin’s request about a password', () => {
  it('has an address, or a person and a password of at least six characters', () => {
    expect(adminSendPasswordResetEmailContract.request.safeParse({ userEmail: 'ana@zoo.example' }).success).toBe(true);
    for (const password of ['abc12', 'abc123', 'x'.repeat(201)]) {
      const isRight = password === 'abc123';
      expect(adminUpdateUserPasswordContract.request.safeParse({ userId: 'u1', newPassword: password }).success).toBe(
        isRight,
      );
      expect(
        adminSetTemporaryPasswordContract.request.safeParse({ userId: 'u1', tempPassword: password }).success,
      ).toBe(isRight);
    }
  });
  it('carries nothing else', () => {
    const more = { userId: 'u1', userEmail: 'ana@zoo.example', newPassword: 'abc123', tempPassword: 'abc123' };
    for (const request of [
      adminSendPasswordResetEmailContract.request,
      adminSetTemporaryPasswordContract.request,
      adminUpdateUserPasswordContract.request,
    ])
      expect(request.safeParse(more).success).toBe(false);
  });
});
