import { describe, expect, it } from 'vitest';
import { checkNames, tidyNames } from './check-profile.ts';

const errorOf = (userFirstname: string) => checkNames({ userFirstname, userLastname: 'Silva' }).userFirstname?.code;

describe('the names of a person', () => {
  it('are both required, with a fault for each field', () => {
    expect(checkNames({ userFirstname: '', userLastname: '   ' })).toEqual({
      userFirstname: { code: 'user/name-required' },
      userLastname: { code: 'user/name-required' },
    });
    expect(checkNames({ userFirstname: 'Ana', userLastname: 'Silva' })).toEqual({});
  });
  it('have a hundred characters at most, blanks around them not counted', () => {
    expect(errorOf('x'.repeat(100))).toBeUndefined();
    expect(errorOf(` ${'x'.repeat(100)} `)).toBeUndefined();
    expect(errorOf('x'.repeat(101))).toBe('generic/invalid-input');
  });
  it('are kept without blanks around them', () => {
    expect(tidyNames({ userFirstname: ' Ana ', userLastname: 'da Silva\n' })).toEqual({
      userFirstname: 'Ana',
      userLastname: 'da Silva',
    });
  });
});
