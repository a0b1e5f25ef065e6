import { describe, expect, it } from 'vitest';
import { checkNewPassword, temporaryPassword, typedPassword } from './password.ts';

const check = (password: string, confirmation = password, temporary?: string) =>
  checkNewPassword(temporary === undefined ? { password, confirmation } : { password, confirmation, temporary });
const refusal = (result: ReturnType<typeof check>) =>
  result.ok ? null : [result.error.field, result.error.error.code];

describe('a new password', () => {
  it('of five characters is too short', () => {
    expect(refusal(check('abcde'))).toEqual(['password', 'password/too-short']);
  });
  it('of six characters is accepted', () => {
    expect(check('abcdef')).toEqual({ ok: true, value: 'abcdef' });
  });
  it('of seven characters is accepted', () => {
    expect(check('abcdefg').ok).toBe(true);
  });
  it('is mandatory', () => {
    expect(refusal(check(''))).toEqual(['password', 'password/mandatory']);
  });
  it('must be confirmed', () => {
    expect(refusal(check('abcdef', ''))).toEqual(['confirmation', 'password/mandatory']);
  });
  it('must be the same twice', () => {
    expect(refusal(check('abcdef', 'abcdeg'))).toEqual(['confirmation', 'password/not-identical']);
  });
  it('must differ from the temporary one', () => {
    expect(refusal(check('temp-12345', 'temp-12345', 'temp-12345'))).toEqual([
      'password',
      'password/same-as-temporary',
    ]);
  });
});

describe('a temporary password', () => {
  let state = 42;
  const nextByte = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  };
  const thousand = Array.from({ length: 1000 }, () => temporaryPassword(nextByte));

  it('has ten characters, one of them a digit', () => {
    expect(thousand.filter((word) => word.length !== 10 || !/\d/.test(word))).toEqual([]);
  });
  it('has no characters that look alike', () => {
    expect(thousand.filter((word) => /[01lOI]/.test(word))).toEqual([]);
  });
  it('draws again a byte that would favour some characters', () => {
    const bytes = [255, ...Array.from({ length: 9 }, () => 0), 49];
    expect(temporaryPassword(() => bytes.shift() ?? 0)).toHaveLength(10);
    expect(bytes).toEqual([]);
  });
});

it('a password in a request has 6 to 200 characters', () => {
  const accepts = (value: unknown) => typedPassword.safeParse(value).success;
  expect([5, 6, 200, 201].map((length) => accepts('x'.repeat(length)))).toEqual([false, true, true, false]);
  expect([null, undefined, 12].map(accepts)).toEqual([false, false, false]);
});
