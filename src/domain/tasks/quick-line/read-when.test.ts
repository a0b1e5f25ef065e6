import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../users/language.ts';
import { ZONE } from '../../time/epoch.ts';
import { DATE_WORDS } from './date-words.ts';
import { comparable, readWhen } from './read-when.ts';

/** A Wednesday, 10:15 in Paris. */
const NOW = Date.parse('2026-11-25T09:15:00Z');
const read = (text: string, language: Language = 'fr', now = NOW) => {
  const when = readWhen(text, language, now, ZONE);
  return when === null ? null : `${when.day} ${when.time ?? '-'}`;
};
const left = (text: string, language: Language = 'fr') => {
  const spans = readWhen(text, language, NOW, ZONE)?.spans ?? [];
  return spans
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, until }) => rest.slice(0, from) + rest.slice(until), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
};

describe('a day in words', () => {
  it.each<[Language, string, string, string, string]>([
    ['fr', 'aujourd’hui', 'demain', 'après-demain', 'vendredi'],
    ['en', 'today', 'tomorrow', 'the day after tomorrow', 'Friday'],
    ['de', 'heute', 'morgen', 'übermorgen', 'Freitag'],
    ['es', 'hoy', 'mañana', 'pasado mañana', 'viernes'],
    ['it', 'oggi', 'domani', 'dopodomani', 'venerdì'],
    ['nl', 'vandaag', 'morgen', 'overmorgen', 'vrijdag'],
    ['pt', 'hoje', 'amanhã', 'depois de amanhã', 'sexta-feira'],
  ])('is read in %s', (language, today, tomorrow, after, friday) => {
    expect([today, tomorrow, after, friday].map((word) => read(`X ${word}`, language))).toEqual([
      '2026-11-25 -',
      '2026-11-26 -',
      '2026-11-27 -',
      '2026-11-27 -',
    ]);
  });
  it('that names the weekday of today is a week away', () => {
    expect(read('peser mercredi')).toBe('2026-12-02 -');
    expect(read('peser mardi')).toBe('2026-12-01 -');
    expect(read('peser jeudi')).toBe('2026-11-26 -');
  });
  it.each<[Language, string, string]>([
    ['fr', 'dans 3 jours', '2026-11-28 -'],
    ['fr', 'dans 2 semaines', '2026-12-09 -'],
    ['fr', 'dans 2 heures', '2026-11-25 12:15'],
    ['en', 'in 90 minutes', '2026-11-25 11:45'],
    ['de', 'in 3 Tagen', '2026-11-28 -'],
    ['es', 'dentro de 1 semana', '2026-12-02 -'],
    ['it', 'tra 3 giorni', '2026-11-28 -'],
    ['nl', 'over 3 dagen', '2026-11-28 -'],
    ['pt', 'daqui a 3 dias', '2026-11-28 -'],
  ])('an amount of time is counted from now (%s: %s)', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe('a date', () => {
  it.each<[Language, string, string]>([
    ['fr', 'le 3 décembre', '2026-12-03 -'],
    ['fr', 'le 1er janvier', '2027-01-01 -'],
    ['fr', '3/12', '2026-12-03 -'],
    ['fr', '24/11', '2027-11-24 -'],
    ['fr', '25/11', '2026-11-25 -'],
    ['fr', '3/12/2028', '2028-12-03 -'],
    ['fr', '3/12/28', '2028-12-03 -'],
    ['fr', 'le 29 février', '2028-02-29 -'],
    ['en', '3 December', '2026-12-03 -'],
    ['en', 'Dec 3rd', '2026-12-03 -'],
    ['de', '3. Dezember', '2026-12-03 -'],
    ['de', 'am 3.12.', '2026-12-03 -'],
    ['es', '3 de diciembre', '2026-12-03 -'],
    ['it', '3 dicembre', '2026-12-03 -'],
    ['nl', '3 dec', '2026-12-03 -'],
    ['pt', '3 de dezembro', '2026-12-03 -'],
  ])('is the next one to come without a year (%s: %s)', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
  it.each(['le 32 décembre', '30/02', '12/13', '0/5', 'mars attaque', 'la mer', 'le 3'])(
    'is not read in "%s"',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

describe('a time', () => {
  it.each<[Language, string, string]>([
    ['fr', 'demain à 9h', '2026-11-26 09:00'],
    ['fr', 'demain 9 h 30', '2026-11-26 09:30'],
    ['fr', 'demain matin', '2026-11-26 12:00'],
    ['fr', 'demain après-midi', '2026-11-26 18:00'],
    ['fr', 'ce soir', '2026-11-25 22:00'],
    ['en', 'Friday at 2 pm', '2026-11-27 14:00'],
    ['en', 'Friday 12:30 am', '2026-11-27 00:30'],
    ['en', 'tonight', '2026-11-25 22:00'],
    ['de', 'morgen um 8 Uhr', '2026-11-26 08:00'],
    ['de', 'morgen früh', '2026-11-26 12:00'],
    ['es', 'mañana a las 9:00', '2026-11-26 09:00'],
    ['it', 'domani alle 9:00', '2026-11-26 09:00'],
    ['it', 'stasera', '2026-11-25 22:00'],
    ['nl', 'morgen om 8 uur', '2026-11-26 08:00'],
    ['pt', 'amanhã às 9h', '2026-11-26 09:00'],
  ])('stands beside its day (%s: %s)', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
  it('without a day is today’s, and tomorrow’s once it is over', () => {
    expect(read('peser 10:16')).toBe('2026-11-25 10:16');
    expect(read('peser 10:15')).toBe('2026-11-26 10:15');
  });
  it.each(['24:00', '12:60', '25h', 'le soir', 'ration 3:1'])('is not read in "%s"', (text) => {
    expect(read(text)).toBeNull();
  });
  it('is that of Paris on a day of 25 hours', () => {
    expect(read('dans 3 heures', 'fr', Date.parse('2026-10-24T23:30:00Z'))).toBe('2026-10-25 03:30');
  });
});

it('the last of several days counts', () => {
  expect(read('Préparer lundi la visite de vendredi')).toBe('2026-11-27 -');
});

it('the words that introduce a time go with it, and no others', () => {
  expect(left('Peser Amara avant vendredi à 14h')).toBe('Peser Amara');
  expect(left('Compter les loups demain')).toBe('Compter les loups');
  expect(left('Den Zaun bis zum 3.12. prüfen', 'de')).toBe('Den Zaun prüfen');
  expect(left('Weigh Amara on Monday', 'en')).toBe('Weigh Amara');
});

it('a comparable text has each character in its place', () => {
  expect(comparable('Évêché ﬁn İ')).toHaveLength('Évêché ﬁn İ'.length);
  expect(comparable('Été')).toBe('ete');
});

it('a text without a time names none', () => {
  expect(LANGUAGES.map((language) => read('', language))).toEqual(LANGUAGES.map(() => null));
});

it.each(LANGUAGES)('every language has seven weekdays and twelve months (%s)', (language) => {
  expect(DATE_WORDS[language].weekdays).toHaveLength(7);
  expect(DATE_WORDS[language].months).toHaveLength(12);
});
