import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/users/language.ts';
import {
  formatDateTime,
  formatDay,
  formatList,
  formatNumber,
  formatShortDay,
  formatTime,
  relativeTime,
} from './format.ts';

const at = (iso: string) => Date.parse(iso);

describe('a date', () => {
  it('is that of Paris, in winter and in summer', () => {
    expect(formatTime(at('2026-01-10T12:00Z'), 'fr')).toBe('13:00');
    expect(formatTime(at('2026-07-10T12:00Z'), 'fr')).toBe('14:00');
  });
  it('falls on the next day when Paris is past midnight', () => {
    expect(formatShortDay(at('2026-11-20T23:30Z'), 'fr')).toBe('21/11/2026');
    expect(formatDay(at('2026-11-20T23:30Z'), 'fr')).toBe('samedi 21 novembre 2026');
  });
  it('shows both clock times of the hour that October repeats', () => {
    expect(formatTime(at('2026-10-25T00:30Z'), 'fr')).toBe('02:30');
    expect(formatTime(at('2026-10-25T01:30Z'), 'fr')).toBe('02:30');
  });
  it('puts the day first in English too', () => {
    expect(formatDateTime(at('2026-03-04T15:05Z'), 'en')).toContain('4 Mar 2026');
    expect(formatDateTime(at('2026-03-04T15:05Z'), 'en')).toContain('16:05');
  });
  it('begins a month with 1er in French alone', () => {
    expect(formatDay(at('2026-12-01T12:00Z'), 'fr')).toBe('mardi 1er décembre 2026');
    expect(formatDay(at('2026-12-02T12:00Z'), 'fr')).toBe('mercredi 2 décembre 2026');
    expect(formatDay(at('2026-12-11T12:00Z'), 'fr')).toBe('vendredi 11 décembre 2026');
    expect(formatShortDay(at('2026-12-01T12:00Z'), 'fr')).toBe('01/12/2026');
    expect(formatDay(at('2026-12-01T12:00Z'), 'it')).toBe('martedì 1 dicembre 2026');
  });
  it.each(LANGUAGES)('is written on a 24-hour clock (%s)', (language) => {
    expect(formatTime(at('2026-03-04T20:05Z'), language)).toBe('21:05');
  });
});

describe('a relative time', () => {
  const now = at('2026-11-21T09:00Z');
  it.each([
    ['2026-11-21T09:00:20Z', 'maintenant'],
    ['2026-11-21T09:10Z', 'dans 10 minutes'],
    ['2026-11-21T07:00Z', 'il y a 2 heures'],
    ['2026-11-21T20:00Z', 'dans 11 heures'],
    ['2026-11-22T08:00Z', 'demain'],
    ['2026-11-20T08:00Z', 'hier'],
    ['2026-11-24T08:00Z', 'dans 3 jours'],
    ['2026-09-10T08:00Z', 'il y a 2 mois'],
    ['2024-09-10T08:00Z', 'il y a 2 ans'],
  ])('of %s is "%s"', (iso, said) => {
    expect(relativeTime(at(iso), now, 'fr')).toBe(said);
  });
  it('stays in hours shortly after midnight', () => {
    expect(relativeTime(at('2026-11-20T22:30Z'), at('2026-11-21T00:30Z'), 'fr')).toBe('il y a 2 heures');
  });
  it('counts one day over the night of 25 hours', () => {
    expect(relativeTime(at('2026-10-25T22:30Z'), at('2026-10-24T21:30Z'), 'fr')).toBe('demain');
    expect(relativeTime(at('2026-10-25T22:59Z'), at('2026-10-24T12:00Z'), 'fr')).toBe('demain');
  });
});

describe('a number', () => {
  it('follows the language', () => {
    expect(formatNumber(12_345.6, 'de')).toBe('12.345,6');
    expect(formatNumber(12_345.6, 'en')).toBe('12,345.6');
    expect(formatNumber(12_345.6, 'fr').replace(/\s/g, ' ')).toBe('12 345,6');
  });
  it('carries its unit', () => {
    expect(formatNumber(21.5, 'fr', { unit: 'celsius' }).replace(/\s/g, ' ')).toBe('21,5 °C');
  });
});

it('a list of names ends as the language ends it', () => {
  expect(formatList(['Ana', 'Bruno', 'Chloé'], 'fr')).toBe('Ana, Bruno et Chloé');
  expect(formatList(['Ana', 'Bruno', 'Chloé'], 'de')).toBe('Ana, Bruno und Chloé');
});
