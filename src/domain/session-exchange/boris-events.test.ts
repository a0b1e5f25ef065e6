import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anExchangedSession, exchangedSessions } from '../../../tests/support/builders/exchanged-session.ts';
import { asTexts, borisPart, faultlessSessions } from '../../../tests/support/exchanged-parts.ts';
import { isBorisEvents, readBorisEvents, writeBorisEvents } from './boris-events.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');

it('sessions come back from tabular events with all that BORIS knows', () => {
  fc.assert(
    fc.property(exchangedSessions, (sessions) => {
      const known = sessions.map(borisPart).filter(({ scans, events }) => scans.length + events.length > 0);
      const rows = asTexts(writeBorisEvents(sessions));
      expect(isBorisEvents(rows)).toBe(true);
      expect(faultlessSessions(readBorisEvents(rows, NOW))).toEqual(known);
    }),
  );
});

it('the columns of tabular events stand in the order of BORIS, with our variables in their place', () => {
  const [headings, row] = asTexts(writeBorisEvents([anExchangedSession()], () => 'Rest'));
  expect(headings?.slice(0, 10)).toEqual([
    ...['Observation id', 'Observation date', 'Description', 'Observation duration', 'Observation type', 'Source'],
    ...['Time offset (s)', 'Media duration (s)', 'FPS', 'Campaign'],
  ]);
  expect(headings?.slice(-9)).toEqual([
    ...['Subject', 'Behavior', 'Behavioral category', 'Behavior type', 'Time', 'Media file name', 'Image index'],
    ...['Image file path', 'Comment'],
  ]);
  expect(row?.slice(0, 4)).toEqual(['visit-1', '2026-03-05 10:00:00', '', '3600']);
  expect(row?.slice(-9)).toEqual(['Ada', 'RES', 'Rest', 'POINT', '0', '', '', '', 'scan 1']);
});
