import { describe, expect, it } from 'vitest';
import { resultOf } from './person-result.ts';

const inUse = { code: 'user/email-in-use', params: {} } as const;
const failed = { code: 'user/create-failed', params: {} } as const;

describe('the result of a person of the list', () => {
  it('is the server’s answer', () => {
    expect(resultOf({ kind: 'invited' }, undefined)).toEqual({ kind: 'invited', reasons: [] });
    expect(resultOf({ kind: 'refused', error: failed }, undefined)).toEqual({
      kind: 'refused',
      reasons: [{ field: null, error: failed }],
    });
  });
  it('is refused at the field it concerns', () => {
    expect(resultOf({ kind: 'refused', error: inUse }, { userMail: inUse }).reasons).toEqual([
      { field: 'userMail', error: inUse },
    ]);
  });
  it('is a fault before it is sent, or waiting', () => {
    expect(resultOf(undefined, { userMail: inUse }).kind).toBe('wrong');
    expect(resultOf(undefined, undefined)).toEqual({ kind: 'waiting', reasons: [] });
  });
});
