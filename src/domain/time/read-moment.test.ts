import { expect, it } from 'vitest';
import { ZONE } from './epoch.ts';
import { readDay, readMinute, readTime } from './read-moment.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');

it.each([
  ['28/03/2027', '2027-03-28'],
  ['28.3.2027', '2027-03-28'],
  ['28-03-27', '2027-03-28'],
  ['28 3 2027', '2027-03-28'],
  ['28032027', '2027-03-28'],
  ['280327', '2027-03-28'],
  ['2027-03-28', '2027-03-28'],
  [' 1/12 ', '2026-12-01'],
  ['24.12.', '2026-12-24'],
  ['31/02/2027', null],
  ['03/28/2027', null],
  ['1/2/3', null],
  ['demain', null],
  ['2803', null],
  ['', null],
])('the day "%s" is %s', (text, day) => expect(readDay(text, NOW, ZONE)).toBe(day));

it.each([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['08.30', '08:30'],
  ['8h30', '08:30'],
  ['18 H', '18:00'],
  ['830', '08:30'],
  ['1830', '18:30'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['8:60', null],
  ['8:3', null],
  ['midi', null],
  ['', null],
])('the time "%s" is %s', (text, time) => expect(readTime(text)).toBe(time));

it.each([
  ['28/03/2027 08:30', '2027-03-28T08:30'],
  ['28.3.27, 8:30', '2027-03-28T08:30'],
  ['28/3 8h', '2026-03-28T08:00'],
  ['28/03/2027 0830', '2027-03-28T08:30'],
  ['2027-03-28T08:30', '2027-03-28T08:30'],
  ['28 03 2027', null],
  ['28/03/2027', null],
  ['28/03/2027 25:00', null],
  ['8:30', null],
])('the minute "%s" is %s', (text, minute) => expect(readMinute(text, NOW, ZONE)).toBe(minute));
