import type { ImportedSession } from '../../../src/domain/session-exchange/imported-session.ts';

const START = Date.parse('2026-03-05T09:00:00Z');

/** Returns a finished session of a file by ids: one scan with one animal that rests. */
export function anImportedSession(differences: Partial<ImportedSession> = {}): ImportedSession {
  const record: ImportedSession['scans'][number]['records'][number] = {
    ...{ animalId: 'ada', sighting: 'seen', code: 'REST', zoneId: null, planId: null, x: null, y: null },
    ...{ elevation: null, nearestId: null, nearIds: [] },
  };
  return {
    ...{ sessionId: 'session-1', campaignId: 'campaign-1', enclosureId: 'enclosure-1', observerId: 'keeper-1' },
    ...{ method: 'scan', status: 'finished', isDeferred: false, startedAtUnix: START, endedAtUnix: START + 3_600_000 },
    ...{ plannedCount: 1, note: '', invalidReason: '', animalIds: ['ada'] },
    scans: [{ number: 1, atUnix: START, records: [record], interactions: [] }],
    events: [],
    ...differences,
  };
}
