import type { KeptSession } from '../../../src/domain/observation-sessions/kept-session.ts';
import type {
  ContextEntry,
  FocalEntry,
  ObservationSession,
  ScanEntry,
  ScanRecord,
  SessionRecord,
} from '../../../src/domain/observation-sessions/session.ts';

const START = Date.parse('2026-03-05T09:00:00Z');

/** Returns a running scan session of two animals. */
export function anObservationSession(differences: Partial<ObservationSession> = {}): ObservationSession {
  return {
    ...{ visitId: 'visit-1', zooId: 'zoo-1', campaignId: 'campaign-1', enclosureId: 'enclosure-1', plannedId: null },
    ...{ observerId: 'keeper-1', method: 'scan', animalIds: ['ada', 'bo'], ethogramId: 'ethogram-1' },
    ...{ ethogramVersion: 1, status: 'running', isDeferred: false, secondOf: null, plannedCount: 12, doneCount: 0 },
    ...{ startedAtUnix: START, endedAtUnix: null, note: '', invalidReason: '', invalidatedBy: null },
    ...{ isKnownAnswer: false, knownAgreement: null, updatedBy: 'keeper-1', updatedAtUnix: START },
    ...differences,
  };
}

/** Returns what an animal that rests was seen doing in a scan. */
export function aScanRecord(differences: Partial<ScanRecord> = {}): ScanRecord {
  return {
    ...{ animalId: 'ada', sighting: 'seen', code: 'REST', zoneId: null, planId: null, x: null, y: null },
    ...{ elevation: null, nearestId: null, nearIds: [], atUnix: START },
    ...differences,
  };
}

/** Returns the first scan of a session, of one animal. */
export function aScanEntry(differences: Partial<ScanEntry> = {}): ScanEntry {
  return {
    ...{ entryId: 'scan-1', kind: 'scan', number: 1, atUnix: START, records: [aScanRecord()], interactions: [] },
    ...differences,
  };
}

/** Returns the start of a state in a focal observation. */
export function aFocalEntry(differences: Partial<FocalEntry> = {}): FocalEntry {
  return {
    ...{ entryId: 'focal-1', kind: 'focal', animalId: 'ada', action: 'start', code: 'REST', modifiers: [] },
    ...{ undoesId: null, atUnix: START },
    ...differences,
  };
}

/** Returns the answer to the one question of a context: it rains. */
export function aContextEntry(differences: Partial<ContextEntry> = {}): ContextEntry {
  return {
    ...{ entryId: 'context-1', kind: 'context', answers: [{ questionId: 'weather', value: 'rain' }], atUnix: START },
    ...differences,
  };
}

/** Returns what one device recorded in a session: one scan. */
export function aSessionRecord(differences: Partial<SessionRecord> = {}): SessionRecord {
  return {
    ...{ deviceId: 'device-1', visitId: 'visit-1', zooId: 'zoo-1', observerId: 'keeper-1', continuesId: null },
    ...{ entries: [aScanEntry()], startedAtUnix: START, updatedAtUnix: START },
    ...differences,
  };
}

/** Returns a session that a device keeps and the server does not know yet. */
export function aKeptSession(differences: Partial<KeptSession> = {}): KeptSession {
  return {
    ...{ session: anObservationSession(), userId: 'keeper-1', deviceId: 'device-1', fullIds: [] },
    ...{ isOpened: false, open: null },
    ...{ end: null, isEndSafe: false, refusal: null },
    ...differences,
  };
}
