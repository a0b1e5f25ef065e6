import { describe, expect, it } from 'vitest';
import { hasControlCharacters, nameFault, tidyName } from './plain-name.ts';

const faultOf = (typed: string) => nameFault(tidyName(typed), 100);

describe('a name', () => {
  it.each(['Nala', 'Éléphante n° 3', '🦁', '大熊猫', '<b>Nala</b>', '=1+1', 'x'.repeat(100), ` ${'x'.repeat(100)} `])(
    'may be %s',
    (typed) => {
      expect(faultOf(typed)).toBeNull();
    },
  );
  it.each(['', '   ', '\n\t', '\u200B\u200D', '\u00A0'])(
    'of blanks or invisible signs alone (%j) is missing',
    (typed) => {
      expect(faultOf(typed)).toBe('missing');
    },
  );
  it.each([101, 10_000])('of %i characters is too long', (length) => {
    expect(faultOf('x'.repeat(length))).toBe('too-long');
  });
  it.each(['Na\u0000la', 'Na\nla', '\u001B[31mNala', 'Na\u0085la'])('has no control character: %j', (typed) => {
    expect(faultOf(typed)).toBe('control-character');
  });
  it('is kept without the blanks around it', () => {
    expect(tidyName('  Nala de Sète ')).toBe('Nala de Sète');
  });
});

it('a longer text has lines and tabs, and no other control character', () => {
  expect(hasControlCharacters('Mange bien.\r\n\tBoit peu. 🦁')).toBe(false);
  expect(hasControlCharacters('\u0000')).toBe(true);
  expect(hasControlCharacters('a\u001Bb')).toBe(true);
});
