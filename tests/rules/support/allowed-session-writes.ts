import { MAX_SESSION_ENTRIES } from '../../../src/domain/observation-sessions/session.ts';
import { documentId } from '../../../scripts/seed/document-id.ts';
import { anActiveCampaign } from '../../support/builders/campaign.ts';
import {
  aContextEntry,
  aFocalEntry,
  anObservationSession,
  aScanEntry,
  aScanRecord,
} from '../../support/builders/observation-session.ts';
import { parentIn } from '../security/support/paths.ts';
import { sampleOf, stampsOf } from '../security/support/samples.ts';
import { type AllowedWrite, type Fields, ids, ONE, PARK, TEXT, withTwins } from './longest-values.ts';

const RECORDS = 'visits/{visitId}/records/{deviceId}';
/** The person stands in the path: `{uid}` is filled in. */
const visitOf = (by: string) => `visit-of-${by}`;
const IN_PARK = { zooId: PARK, campaignId: parentIn(PARK), enclosureId: parentIn(PARK) };

/** Returns the campaign in which all writers take part, among as many as it may have. */
export function campaignOfWriters(writers: readonly string[]) {
  const data = anActiveCampaign({
    ...{ campaignId: parentIn(PARK), zooId: PARK, enclosureIds: [...ids(29, 'e'), parentIn(PARK)] },
    ...{ observerIds: [...ids(27, 'p'), ...writers], auditorIds: ids(40, 'q'), animalIds: ids(200, 'a') },
    concernedBy: 'individual',
  });
  return { path: `campaigns/${parentIn(PARK)}`, data };
}

/** Returns a session of each writer. */
export function sessionsOfWriters(writers: readonly string[]) {
  return writers.map((by) => ({
    path: `visits/${visitOf(by)}`,
    data: anObservationSession({ visitId: visitOf(by), ...IN_PARK, observerId: by }),
  }));
}

/** The longest new session and its longest change: its end. */
export const SESSION_LIFE = (by: string) => ({
  created: { ...IN_PARK, animalIds: ids(60, 'a'), plannedId: 'x'.repeat(128), plannedCount: 1_000 },
  changes: {
    'its end': {
      ...{ status: 'finished', doneCount: MAX_SESSION_ENTRIES, note: TEXT, updatedBy: by },
      ...{ endedAtUnix: Date.now(), ...stampsOf('updatedAtUnix') },
    },
  },
});

/** Returns the longest writes of a device's record: its creation, and the append of a scan, a tap or answers. */
export function recordWrites(): AllowedWrite[] {
  const base = { pattern: RECORDS, path: `visits/${visitOf('{uid}')}/records/${ONE}` };
  const created = (by: string): Fields =>
    withTwins(RECORDS, {
      ...sampleOf(RECORDS, { zooId: PARK, id: ONE, by }),
      ...{ visitId: visitOf(by), observerId: by, entries: [] },
    });
  const scan = aScanEntry({
    entryId: documentId('a long scan'),
    records: ids(60, 'a').map((animalId) => aScanRecord({ animalId, nearIds: ids(59, 'n') })),
  });
  const focal = aFocalEntry({ entryId: documentId('a tap'), modifiers: ids(10, 'm') });
  const answers = aContextEntry({
    entryId: documentId('answers'),
    answers: ids(30, 'q').map((questionId) => ({ questionId, value: TEXT })),
  });
  const earlier = Array.from({ length: MAX_SESSION_ENTRIES - 1 }, (_none, at) => aFocalEntry({ entryId: `e${at}` }));
  const append = (what: string, entry: object): AllowedWrite => ({
    ...{ ...base, what: `append ${what}`, access: 'update' },
    documents: (by) => {
      const before = { ...created(by), entries: earlier };
      const after = withTwins(RECORDS, { ...before, entries: [...earlier, entry], ...stampsOf('updatedAtUnix') });
      return { before, after: { ...before, ...after } };
    },
  });
  return [
    { ...base, what: 'create', access: 'create', documents: (by) => ({ before: null, after: created(by) }) },
    append('a scan', scan),
    append('a tap', focal),
    append('answers to 30 questions', answers),
  ];
}
