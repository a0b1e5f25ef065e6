import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangedSessions } from '../../../tests/support/builders/exchanged-session.ts';
import { writeBorisEvents } from './boris-events.ts';
import { writeBorisProject } from './boris-project.ts';
import { bareRecord, type ExchangedSession } from './exchanged-session.ts';
import type { ExchangeReading } from './exchange-reading.ts';
import { wholeSeconds } from './exchange-time.ts';
import { writeOwnTable } from './own-table.ts';
import { eventsOfPaired, pairedEvents } from './paired-events.ts';
import { readSessionJson, readSessionTable } from './read-session-file.ts';
import { writeZooMonitorSessions } from './write-zoomonitor.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');
const asText = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));

const sessionsOf = (reading: ExchangeReading) => {
  if (!reading.ok) throw new Error(reading.error.code);
  expect(reading.faults).toEqual([]);
  return reading.sessions;
};

const inScans = ({ scans }: ExchangedSession) => scans.flatMap(({ records }) => records.map(({ animal }) => animal));
const inEvents = ({ events }: ExchangedSession) => events.map(({ animal }) => animal);

/** The part of a session that BORIS knows. */
const borisPart = (session: ExchangedSession): ExchangedSession => ({
  ...session,
  scans: session.scans
    .map((scan) => ({
      ...scan,
      interactions: [],
      records: scan.records.flatMap(({ animal, sighting, behaviour }) =>
        sighting === 'not_done' ? [] : [bareRecord(animal, sighting, behaviour)],
      ),
    }))
    .filter(({ records }) => records.length > 0),
  events: eventsOfPaired(pairedEvents(session)),
});

/** The part of a session that ZooMonitor knows, in whole seconds. */
const zooPart = (session: ExchangedSession): ExchangedSession => {
  const scans = session.scans
    .map(({ number, atUnix, records }) => ({
      ...{ number, atUnix: wholeSeconds(atUnix), interactions: [] },
      records: records.map(({ animal, sighting, behaviour }) => bareRecord(animal, sighting, behaviour)),
    }))
    .filter(({ records }) => records.length > 0);
  const paired = pairedEvents(session).map((one) => ({
    ...{ ...one, fromUnix: wholeSeconds(one.fromUnix), toUnix: wholeSeconds(one.toUnix) },
    modifiers: one.isState ? [] : one.modifiers,
  }));
  const part = { ...session, scans, events: eventsOfPaired(paired) };
  const isEmpty = scans.length + paired.length === 0;
  return {
    ...part,
    ...{ animals: [...new Set([...inScans(part), ...inEvents(part)])], isDeferred: false, plannedCount: 0 },
    ...{ invalidReason: '', status: session.endedAtUnix === null ? 'interrupted' : 'finished' },
    method: isEmpty ? 'scan' : session.method,
    startedAtUnix: wholeSeconds(session.startedAtUnix),
    endedAtUnix: session.endedAtUnix === null ? null : wholeSeconds(session.endedAtUnix),
  };
};

describe('sessions come back from a file as they were written', () => {
  it('whole, from the own table', () => {
    fc.assert(
      fc.property(exchangedSessions, (sessions) => {
        expect(sessionsOf(readSessionTable(asText(writeOwnTable(sessions)), NOW))).toEqual(sessions);
      }),
    );
  });

  it('with all that BORIS knows, from its tabular events', () => {
    fc.assert(
      fc.property(exchangedSessions, (sessions) => {
        const known = sessions.map(borisPart).filter(({ scans, events }) => scans.length + events.length > 0);
        expect(sessionsOf(readSessionTable(asText(writeBorisEvents(sessions)), NOW))).toEqual(known);
      }),
    );
  });

  it('with all that BORIS knows, from its project', () => {
    fc.assert(
      fc.property(exchangedSessions, fc.constantFrom(undefined, 1), (sessions, indent) => {
        const text = JSON.stringify(writeBorisProject(sessions, {}), null, indent);
        const byId = (all: readonly ExchangedSession[]) => new Map(all.map((one) => [one.sessionId, one]));
        expect(byId(sessionsOf(readSessionJson(text, NOW)))).toEqual(byId(sessions.map(borisPart)));
      }),
    );
  });

  it('with all that ZooMonitor knows, from its table', () => {
    fc.assert(
      fc.property(exchangedSessions, (sessions) => {
        expect(sessionsOf(readSessionTable(asText(writeZooMonitorSessions(sessions)), NOW))).toEqual(
          sessions.map(zooPart),
        );
      }),
    );
  });
});

it('a scan of a behaviour that is a state elsewhere in a BORIS project comes back as one record', () => {
  fc.assert(
    fc.property(exchangedSessions, (sessions) => {
      const scans = sessions.map(borisPart).filter(({ method }) => method === 'scan');
      const codes = scans.flatMap((one) =>
        one.scans.flatMap(({ records }) => records.map(({ behaviour }) => behaviour)),
      );
      const conf = Object.fromEntries(codes.map((code, at) => [at, { code, type: 'State event' }]));
      fc.pre(scans.length > 0);
      const text = JSON.stringify(writeBorisProject(scans, { behaviors_conf: conf }));
      expect(new Set(sessionsOf(readSessionJson(text, NOW)))).toEqual(new Set(scans));
    }),
  );
});
