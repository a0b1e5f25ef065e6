import type { ObservationSession } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type SessionsToRead, sessionsToRead } from './sessions-to-read.ts';

/** The sessions that a question is about; an empty list of observers leaves nobody out. */
export type SessionChoice = {
  readonly enclosureId: string | null;
  readonly observerIds: readonly string[];
  /** the first instant, and the first one that is too late; null for no end */
  readonly fromMs: EpochMs | null;
  readonly beforeMs: EpochMs | null;
  /** the most scans, the latest first; null for all */
  readonly most: number | null;
};

/** Returns the sessions of an enclosure, of some observers and of a period. */
export function askedSessions(
  heads: readonly ObservationSession[],
  { enclosureId, observerIds, fromMs, beforeMs }: Omit<SessionChoice, 'most'>,
): readonly ObservationSession[] {
  return heads.filter(
    (head) =>
      (enclosureId === null || head.enclosureId === enclosureId) &&
      (observerIds.length === 0 || observerIds.includes(head.observerId)) &&
      (beforeMs === null || head.startedAtUnix < beforeMs) &&
      (fromMs === null || (head.endedAtUnix ?? head.startedAtUnix) >= fromMs),
  );
}

/** Returns the sessions that a question asks for, the latest first, and how many scans all of them have. */
export function chosenSessions(
  heads: readonly ObservationSession[],
  choice: SessionChoice,
): SessionsToRead<ObservationSession> {
  return sessionsToRead(askedSessions(heads, choice), choice.most);
}
