import { describe, expect, it } from 'vitest';
import { writtenBirth } from '../animals/birth.ts';
import { readTypedBirth } from './typed-birth.ts';

describe('a typed birth', () => {
  it.each([
    ['12/03/2019', '03/2019', '2019-03-12', '12/03/2019'],
    ['12 mars 2019', '03/2019', '2019-03-12', '12/03/2019'],
    ['2019-03-12', '03/2019', '2019-03-12', '12/03/2019'],
    ['03/2019', '03/2019', null, '03/2019'],
    [' 3/2019 ', '03/2019', null, '03/2019'],
    ['~2012', null, '~2012', '~2012'],
    ['2012', null, '~2012', '~2012'],
    ['vers 2012', null, '~2012', '~2012'],
    ['', null, null, ''],
    ['inconnue', null, null, ''],
  ])('"%s" is stored as %s and %s, and written %s', (text, animalBirthdate, birthDetail, written) => {
    const birth = { animalBirthdate, birthDetail };
    expect(readTypedBirth(text)).toEqual({ ok: true, value: birth });
    expect(writtenBirth(birth)).toBe(written);
  });
  it.each(['9', '13/2019', '31/02/2019', '2010-2012', '~1799', 'bientôt'])('"%s" is refused', (text) => {
    expect(readTypedBirth(text)).toEqual({ ok: false, error: { code: 'animal/birthdate-invalid' } });
  });
});
