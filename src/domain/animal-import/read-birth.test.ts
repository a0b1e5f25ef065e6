import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../users/language.ts';
import { birthText, dateOrderOf, readBirth } from './read-birth.ts';

const read = (text: string) => {
  const born = readBirth(text, 'day-first', false);
  return typeof born === 'string' ? born : `${born.day ?? '-'} ${birthText(born)}`;
};

describe('a birth date', () => {
  it.each([
    ['2019-03-12', '12 03/2019'],
    ['2019-03-12T00:00:00Z', '12 03/2019'],
    ['2019/3/12', '12 03/2019'],
    ['12/03/2019', '12 03/2019'],
    ['12.03.2019 00:00', '12 03/2019'],
    ['03/2019', '- 03/2019'],
    ['2019-03', '- 03/2019'],
    ['12 Mar 2019', '12 03/2019'],
    ['12-mars-2019', '12 03/2019'],
    ['12. März 2019', '12 03/2019'],
    ['12 de marzo de 2019', '12 03/2019'],
    ['Tue 12 Mar 2019', '12 03/2019'],
    ['March 12, 2019', '12 03/2019'],
    ['1er août 2020', '1 08/2020'],
    ['mars 2019', '- 03/2019'],
    ['43536', '12 03/2019'],
    ['43536.5', '12 03/2019'],
  ])('"%s" is %s', (text, expected) => expect(read(text)).toBe(expected));

  it('of a workbook that counts from 1904 is the same day', () =>
    expect(readBirth('42074', 'day-first', true)).toEqual({ year: 2019, month: 3, day: 12 }));

  it.each(['2019', '~03/2019', 'ca 2010', '2005 - 2007', '>2001', 'environ mars 2019', 'vers 2012'])(
    '"%s" is not certain',
    (text) => expect(read(text)).toBe('imprecise'),
  );
  it.each([
    '31/02/2019',
    '13/2019',
    '2019-13-01',
    '12 Foo 2019',
    'soon',
    '12/03/19',
    '00/00/0000',
    '01/01/1066',
    'x'.repeat(500),
  ])('"%s" is not understood', (text) => expect(read(text)).toBe('unreadable'));
  it.each(['', '-', 'Unknown', 'inconnue', '?'])('"%s" means no known birth', (text) =>
    expect(read(text)).toBe('none'),
  );

  it('written out by a spreadsheet in any of the seven languages is read', () => {
    const day = fc.date({ min: new Date('1900-01-02'), max: new Date('2026-11-20'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(...LANGUAGES), fc.constantFrom('long', 'short'), (date, language, month) => {
        const text = new Intl.DateTimeFormat(language, {
          day: 'numeric',
          month,
          year: 'numeric',
          timeZone: 'UTC',
        }).format(date);
        expect(readBirth(text, 'day-first', false)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        });
      }),
    );
  });
});

describe('the limits of a birth date', () => {
  it.each([
    ['01/01/1800', '1 01/1800'],
    ['31/12/1799', 'unreadable'],
    ['31/12/2100', '31 12/2100'],
    ['01/01/2101', 'unreadable'],
    ['29/02/2020', '29 02/2020'],
    ['29/02/2019', 'unreadable'],
    ['00/01/2019', 'unreadable'],
    ['01/00/2019', 'unreadable'],
  ])('"%s" is %s', (text, expected) => expect(read(text)).toBe(expected));
  it('are those of a text of 80 characters', () => {
    const long = (length: number) => `2019-03-12 ${'x'.repeat(length - '2019-03-12 '.length)}`;
    expect([read(long(80)), read(long(81))]).toEqual(['12 03/2019', 'unreadable']);
  });
});

describe('the place of the month in a date', () => {
  it('is the second one, as in all our languages', () => expect(dateOrderOf(['03/04/2019'])).toBe('day-first'));
  it('is the first one where a date of the column cannot be meant otherwise', () => {
    expect(dateOrderOf(['03/04/2019', '03/25/2019'])).toBe('month-first');
    expect(readBirth('03/04/2019', 'month-first', false)).toMatchObject({ month: 3 });
    expect([dateOrderOf(['12/12/2019']), dateOrderOf(['12/13/2019'])]).toEqual(['day-first', 'month-first']);
    expect(dateOrderOf(['13/12/2019', '12/13/2019'])).toBe('day-first');
    expect(dateOrderOf(['12/12/2019', '12/13/2019'])).toBe('month-first');
  });
  it('is the second one where the column contradicts itself, so that one of them is named', () => {
    expect(dateOrderOf(['25/03/2019', '03/25/2019'])).toBe('day-first');
    expect(dateOrderOf(['03/25/2019', '25/03/2019'])).toBe('day-first');
  });
});
