import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anExchangedSession, exchangedSessions } from '../../../tests/support/builders/exchanged-session.ts';
import { asTexts, faultlessSessions } from '../../../tests/support/exchanged-parts.ts';
import { bareRecord, type ExchangedSession } from './exchanged-session.ts';
import { wholeSeconds } from './exchange-time.ts';
import { eventsOfPaired, pairedEvents } from './paired-events.ts';
import { readZooMonitorSessions } from './read-zoomonitor.ts';
import { writeZooMonitorSessions } from './write-zoomonitor.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');

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
  const events = eventsOfPaired(paired);
  const seen = [...scans.flatMap(({ records }) => records), ...events].map(({ animal }) => animal);
  return {
    ...{ ...session, scans, events, animals: [...new Set(seen)], isDeferred: false, plannedCount: 0 },
    ...{ invalidReason: '', status: session.endedAtUnix === null ? 'interrupted' : 'finished' },
    method: seen.length === 0 ? 'scan' : session.method,
    startedAtUnix: wholeSeconds(session.startedAtUnix),
    endedAtUnix: session.endedAtUnix === null ? null : wholeSeconds(session.endedAtUnix),
  };
};

it('sessions come back from a table of ZooMonitor with all that it knows', () => {
  fc.assert(
    fc.property(exchangedSessions, (sessions) => {
      const rows = asTexts(writeZooMonitorSessions(sessions));
      expect(faultlessSessions(readZooMonitorSessions(rows, NOW))).toEqual(sessions.map(zooPart));
    }),
  );
});

it('columns of a kind of channel are there only when it is used', () => {
  const [headings = []] = asTexts(writeZooMonitorSessions([anExchangedSession()]));
  expect(headings.slice(0, 3)).toEqual(['SessionID', 'Configuration Name', 'Observer']);
  expect(headings).toContain('Interval Channel 1 Value');
  expect(headings.filter((heading) => /Continuous|All Occurrence/.test(heading))).toEqual([]);
});
