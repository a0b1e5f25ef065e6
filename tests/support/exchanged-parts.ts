import { bareRecord, type ExchangedSession } from '../../src/domain/session-exchange/exchanged-session.ts';
import type { ExchangeReading } from '../../src/domain/session-exchange/exchange-reading.ts';
import { eventsOfPaired, pairedEvents } from '../../src/domain/session-exchange/paired-events.ts';

/** Returns the rows of a table as a program reads them. */
export const asTexts = (rows: readonly (readonly (string | number | null)[])[]): string[][] =>
  rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));

/** Returns the sessions of a reading without faults; throws for any other. */
export function faultlessSessions(reading: ExchangeReading): readonly ExchangedSession[] {
  if (!reading.ok) throw new Error(reading.error.code);
  const [fault] = reading.faults;
  if (fault !== undefined) throw new Error(`${fault.line} ${fault.column} ${fault.error.code}`);
  return reading.sessions;
}

/** Returns the part of a session that BORIS knows. */
export const borisPart = (session: ExchangedSession): ExchangedSession => ({
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
