import { contextEntries } from '../observation-sessions/context-answers.ts';
import { countedScans } from '../observation-sessions/counted-scans.ts';
import { standingFocal } from '../observation-sessions/focal-timeline.ts';
import type { ObservationSession, ScanEntry, SessionRecord } from '../observation-sessions/session.ts';
import type { ExchangedEvent, ExchangedScan, ExchangedSession } from './exchanged-session.ts';
import { ethogramKey, type SessionNames } from './session-names.ts';

/** A session with what each of its devices recorded. */
export type WholeSession = {
  readonly session: ObservationSession;
  readonly records: readonly Pick<SessionRecord, 'deviceId' | 'entries'>[];
};

type Say = { readonly animal: (id: string) => string; readonly behaviour: (code: string) => string };

/**
 * Returns a session in words, corrections made and what was taken back left out. Behaviours are told by their codes, or
 * by their names for programs whose files have names.
 */
export function exchangedSession(
  { session, records }: WholeSession,
  names: SessionNames,
  tells: 'codes' | 'names' = 'codes',
): ExchangedSession {
  const ethogram = names.ethograms[ethogramKey(session.ethogramId, session.ethogramVersion)];
  const say: Say = {
    animal: (id) => names.animals[id] ?? id,
    behaviour: (code) => (tells === 'names' ? ethogram?.behaviours[code] : undefined) ?? code,
  };
  const focal = records.flatMap(({ entries }) => standingFocal(entries));
  return {
    sessionId: session.visitId,
    campaign: names.campaigns[session.campaignId] ?? session.campaignId,
    enclosure: names.enclosures[session.enclosureId] ?? session.enclosureId,
    observer: names.observers[session.observerId] ?? session.observerId,
    ...{ method: session.method, status: session.status, isDeferred: session.isDeferred },
    ...{ startedAtUnix: session.startedAtUnix, endedAtUnix: session.endedAtUnix, plannedCount: session.plannedCount },
    ...{ note: session.note, invalidReason: session.invalidReason },
    animals: session.animalIds.map(say.animal),
    scans: countedScans(records).map((scan) => exchangedScan(scan, names, say)),
    events: focal
      .flatMap(({ animalId, action, code, modifiers, atUnix }): ExchangedEvent[] =>
        action === 'undo'
          ? []
          : [
              {
                ...{ animal: say.animal(animalId), action, behaviour: code === null ? null : say.behaviour(code) },
                modifiers: modifiers.map((one) => ethogram?.modifiers[`${code ?? ''} ${one}`] ?? one),
                atUnix,
              },
            ],
      )
      .toSorted((one, other) => one.atUnix - other.atUnix),
    context: contextEntries(records).map(({ answers, atUnix }) => ({ answers, atUnix })),
  };
}

function exchangedScan({ number, atUnix, records, interactions }: ScanEntry, names: SessionNames, say: Say) {
  const scan: ExchangedScan = {
    ...{ number, atUnix },
    records: records.map(({ animalId, sighting, code, zoneId, planId, x, y, elevation, nearestId, nearIds }) => ({
      ...{ animal: say.animal(animalId), sighting, behaviour: code === null ? null : say.behaviour(code) },
      ...{ zone: zoneId === null ? null : (names.zones[zoneId] ?? zoneId), planId, x, y, elevation },
      ...{ nearest: nearestId === null ? null : say.animal(nearestId), near: nearIds.map(say.animal) },
    })),
    interactions: interactions.map(({ actorId, receiverId, code, kind }) => ({
      ...{ actor: say.animal(actorId), receiver: say.animal(receiverId) },
      ...{ behaviour: code === null ? null : say.behaviour(code), kind },
    })),
  };
  return scan;
}
