import { describe, expect, it } from 'vitest';
import { fieldOfError } from './field-of-error.ts';

describe('the field of a refusal', () => {
  it('is that of its code', () => {
    expect(fieldOfError({ code: 'user/email-in-use' })).toBe('userMail');
    expect(fieldOfError({ code: 'user/role-above-own' })).toBe('userRight');
  });
  it('or the one the server names', () => {
    expect(fieldOfError({ code: 'generic/invalid-input', params: { field: 'userData.userLastname' } })).toBe(
      'userLastname',
    );
  });
  it('is null when the whole person is refused', () => {
    expect(fieldOfError({ code: 'user/create-failed' })).toBeNull();
    expect(fieldOfError({ code: 'generic/invalid-input', params: { field: 'zooId' } })).toBeNull();
  });
});
