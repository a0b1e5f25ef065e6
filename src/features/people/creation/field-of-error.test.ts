import { describe, expect, it } from 'vitest';
import { fieldOfError } from './field-of-error.ts';

describe('the field of a refusal', () => {
  it('is told by what was refused', () => {
    expect(fieldOfError({ code: 'user/email-in-use' })).toBe('userMail');
    expect(fieldOfError({ code: 'user/role-above-own' })).toBe('userRight');
  });
  it('or by the server', () => {
    expect(fieldOfError({ code: 'generic/invalid-input', params: { field: 'userData.userLastname' } })).toBe(
      'userLastname',
    );
  });
  it('is none when it is about all of it', () => {
    expect(fieldOfError({ code: 'user/create-failed' })).toBeNull();
    expect(fieldOfError({ code: 'generic/invalid-input', params: { field: 'zooId' } })).toBeNull();
  });
});
