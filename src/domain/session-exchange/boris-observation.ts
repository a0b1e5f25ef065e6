import { NOT_VISIBLE } from '../ethograms/ethogram.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { ExchangedSession } from './exchanged-session.ts';
import { writtenInstant } from './exchange-time.ts';
import { eventsOfPaired, pairedEvents } from './paired-events.ts';

/** The independent variables by which a session is whole again after BORIS; BORIS shows and keeps them. */
export const BORIS_VARIABLES = [
  ...(['Campaign', 'Enclosure', 'Observer', 'Method', 'Status', 'Deferred'] as const),
  ...(['Start', 'End', 'Planned', 'Invalid', 'Animals'] as const),
] as const;
export type BorisVariable = (typeof BORIS_VARIABLES)[number];

export const BORIS_TYPES = ['POINT', 'START', 'STOP'] as const;
/** An event of BORIS; its time is in seconds from the beginning of its observation. */
export type BorisEvent = {
  readonly subject: string;
  readonly code: string;
  readonly modifiers: readonly string[];
  readonly type: (typeof BORIS_TYPES)[number];
  readonly seconds: number;
  readonly comment: string;
};

/** A live observation of BORIS. */
export type BorisObservation = {
  readonly id: string;
  readonly startedAtUnix: EpochMs;
  readonly seconds: number;
  readonly description: string;
  readonly variables: Readonly<Record<BorisVariable, string>>;
  readonly events: readonly BorisEvent[];
};

/** Returns the comment by which a scan is told from the next one. */
export function scanComment(number: number): string {
  return `scan ${number}`;
}

/** Returns the number of the scan that a comment names; null for any other comment. */
export function scanOfComment(comment: string): number | null {
  const number = /^scan (\d{1,6})$/i.exec(comment.trim())?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * Returns a session as BORIS knows one. An animal in a scan is a point event at the time of the scan, "not visible" by its
 * code. Animals that were not looked for, places, neighbours, interactions and pauses have no place in BORIS.
 */
export function borisObservation(session: ExchangedSession): BorisObservation {
  const { sessionId, startedAtUnix, endedAtUnix, campaign, enclosure, observer, method, status } = session;
  const secondsAt = (instant: EpochMs) => (instant - startedAtUnix) / 1_000;
  const events = [...scanEvents(session, secondsAt), ...focalEvents(session, secondsAt)];
  const last = events.reduce((latest, { seconds }) => Math.max(latest, seconds), 0);
  return {
    ...{ id: sessionId, startedAtUnix, seconds: endedAtUnix === null ? last : secondsAt(endedAtUnix) },
    ...{ description: session.note, events },
    variables: {
      ...{ Campaign: campaign, Enclosure: enclosure, Observer: observer, Method: method, Status: status },
      ...{ Deferred: session.isDeferred ? 'yes' : 'no', Start: writtenInstant(startedAtUnix) },
      End: endedAtUnix === null ? '' : writtenInstant(endedAtUnix),
      ...{ Planned: String(session.plannedCount), Invalid: session.invalidReason },
      Animals: JSON.stringify(session.animals),
    },
  };
}

function scanEvents({ scans }: ExchangedSession, secondsAt: (instant: EpochMs) => number): BorisEvent[] {
  return scans.flatMap(({ number, atUnix, records }) =>
    records.flatMap(({ animal, sighting, behaviour }): BorisEvent[] => {
      const code = sighting === 'not_visible' ? NOT_VISIBLE : behaviour;
      if (sighting === 'not_done' || code === null) return [];
      const comment = scanComment(number);
      return [{ subject: animal, code, modifiers: [], type: 'POINT', seconds: secondsAt(atUnix), comment }];
    }),
  );
}

const TYPES = { start: 'START', stop: 'STOP', point: 'POINT' } as const;

function focalEvents(session: ExchangedSession, secondsAt: (instant: EpochMs) => number): BorisEvent[] {
  return eventsOfPaired(pairedEvents(session)).flatMap(({ animal, action, behaviour, modifiers, atUnix }) =>
    action === 'start' || action === 'stop' || action === 'point'
      ? [
          {
            ...{ subject: animal, code: behaviour ?? '', modifiers, type: TYPES[action] },
            ...{ seconds: secondsAt(atUnix), comment: '' },
          },
        ]
      : [],
  );
}
