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
  it.each(['\u2028', '\u202A', '\u202E', '\u2066', '\u2069'])(
    'does not end its line or turn the direction of writing around: %j',
    (sign) => {
      expect(faultOf(`Nala${sign}gnp.exe`)).toBe('control-character');
    },
  );
  it.each(['\u2027', '\u202F', '\u2065', '\u206A', '\u200F'])('may have %j in it', (sign) => {
    expect(faultOf(`Na${sign}la`)).toBeNull();
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
