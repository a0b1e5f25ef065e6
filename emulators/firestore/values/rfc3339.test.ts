import { describe, expect, test } from 'vitest';
import { parseRfc3339, secondsText } from './rfc3339.ts';

describe('RFC 3339 text of an instant', () => {
  test.each([
    [0, '1970-01-01T00:00:00'],
    [-1, '1969-12-31T23:59:59'],
    [-62_135_596_800, '0001-01-01T00:00:00'],
    [253_402_300_799, '9999-12-31T23:59:59'],
    [951_782_400, '2000-02-29T00:00:00'],
  ])('second %i is %s, in both directions', (seconds, text) => {
    expect(secondsText(seconds)).toBe(text);
    expect(parseRfc3339(`${text}Z`)).toEqual({ seconds, nanos: 0 });
  });

  test.each([
    ['2024-01-01T00:00:00.5Z', 500_000_000],
    ['2024-01-01T00:00:00.000000001Z', 1],
    ['2024-01-01t00:00:00.123456z', 123_456_000],
    ['2024-01-01T01:30:00+01:30', 0],
    ['2023-12-31T23:00:00-01:00', 0],
  ])('%s is read with its zone and its fraction', (text, nanos) => {
    expect(parseRfc3339(text)).toEqual({ seconds: 1_704_067_200, nanos });
  });

  test.each([
    '',
    'yesterday',
    '2024-01-01',
    '2024-01-01T00:00:00',
    '2024-01-01 00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-00-01T00:00:00Z',
    '2023-02-29T00:00:00Z',
    '2024-04-31T00:00:00Z',
    '2024-01-01T24:00:00Z',
    '2024-01-01T00:60:00Z',
    '2024-01-01T00:00:60Z',
    '2024-01-01T00:00:00.Z',
    '2024-01-01T00:00:00.1234567890Z',
    '2024-01-01T00:00:00Zoo',
    '2024-01-01T00:00:00+1:00',
    '2024-01-01T00:00:00+24:00',
    '+10000-01-01T00:00:00Z',
  ])('"%s" is no RFC 3339 time', (text) => {
    expect(parseRfc3339(text)).toBeNull();
  });
});
