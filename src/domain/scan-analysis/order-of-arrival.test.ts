import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anObservationSession, aScanEntry, aScanRecord } from '../../../tests/support/builders/observation-session.ts';
import { anArea, aZone } from '../../../tests/support/builders/plan.ts';
import { DEFAULT_PARAMETERS } from '../analysis/default-parameters.ts';
import type { SessionRecord } from '../observation-sessions/session.ts';
import { analysedSession } from './analysed-session.ts';
import { analyseSessions } from './analyse-sessions.ts';
import { type AnalysisQuestion, sessionDataSet } from './session-data-set.ts';

const ANIMALS = ['ada', 'Bo', 'éva', 'dan', 'eli', 'zoé'];
const CODES = ['REST', 'WALK', 'EAT', 'PLAY', 'groom'];
const START = Date.parse('2026-03-05T09:00:00Z');
const coordinate = fc.integer({ min: 0, max: 97 }).map((tenths) => tenths / 10);

const anyRecord = (animalId: string) =>
  fc
    .record({
      sighting: fc.constantFrom('seen' as const, 'seen' as const, 'seen' as const, 'not_visible' as const),
      code: fc.constantFrom(...CODES),
      zoneId: fc.constantFrom('rock', 'pond', 'den', null),
      x: coordinate,
      y: coordinate,
      nearIds: fc.subarray(ANIMALS.filter((other) => other !== animalId)),
    })
    .map((record) => aScanRecord({ animalId, planId: 'outside', ...record }));
const anyScan = fc
  .record({
    // Few instants: scans of several sessions begin together.
    hour: fc.integer({ min: 0, max: 3 }),
    records: fc.tuple(...ANIMALS.map(anyRecord)),
    pairs: fc.array(fc.tuple(fc.constantFrom(...ANIMALS), fc.constantFrom(...ANIMALS)), { maxLength: 3 }),
  })
  .map(({ hour, records, pairs }) => {
    const atUnix = START + hour * 3_600_000;
    const kind = 'affiliative' as const;
    const interactions = pairs.map(([actorId, receiverId]) => ({ actorId, receiverId, kind, code: null, atUnix }));
    return { atUnix, records, interactions };
  });
/** The entries of two devices, of which some have the same number. */
const anySession = fc.array(fc.array(anyScan, { maxLength: 3 }), { minLength: 2, maxLength: 2 });
const anySessions = fc.array(anySession, { minLength: 1, maxLength: 4 }).map((sessions) =>
  sessions.map((devices, place) => {
    const visitId = `visit-${place}`;
    const records = devices.map((scans, device): Pick<SessionRecord, 'entries'> => ({
      entries: scans.map((scan, at) => aScanEntry({ ...scan, entryId: `${device}-${at}`, number: at + 1 })),
    }));
    return { head: anObservationSession({ visitId, animalIds: ANIMALS }), records };
  }),
);
type Sessions = typeof anySessions extends fc.Arbitrary<infer Value> ? Value : never;

const zone = (zoneId: string, areaM2: number) =>
  aZone({ zoneId, areaM2, areaId: 'outside', shape: '0.1,0.1 0.7,0.1 0.7,0.3' });
const ground: AnalysisQuestion['ground'] = {
  animals: ANIMALS.map((animalId, place) => ({ animalId, speciesId: ['lion', 'zebra', ''][place % 3] ?? '' })),
  codes: CODES,
  areas: [anArea({ areaId: 'outside', mapWidthM: 10 }), anArea({ areaId: 'inside', mapWidthM: 5 })],
  zones: [zone('rock', 10.1), zone('pond', 3.7), zone('den', 0.3)],
};

/** Turns every list about by one draw of numbers; the same draw turns the same list in the same way. */
function turned<Thing>(things: readonly Thing[], draw: number): Thing[] {
  const at = things.length === 0 ? 0 : draw % things.length;
  const parts = [...things.slice(at), ...things.slice(0, at)];
  return draw % 3 === 1 ? parts.toReversed() : parts;
}

function resultOf(sessions: Sessions, most: number | null, draw: number) {
  const analysed = turned(sessions, draw).map(({ head, records }) =>
    analysedSession({ ...head, animalIds: turned(head.animalIds, draw) }, turned(records, draw)),
  );
  const mixed = analysed.map((session) => ({
    ...session,
    scans: turned(session.scans, draw).map((scan) => ({
      ...scan,
      interactions: turned(scan.interactions, draw),
      records: turned(scan.records, draw).map((record) => ({ ...record, nearIds: turned(record.nearIds, draw) })),
    })),
  }));
  const question: AnalysisQuestion = {
    ground: {
      animals: turned(ground.animals, draw),
      codes: turned(ground.codes, draw),
      areas: turned(ground.areas, draw),
      zones: turned(ground.zones, draw),
    },
    filters: { fromMs: null, beforeMs: null, hours: null, animalIds: [], codes: [], most },
    parameters: DEFAULT_PARAMETERS,
  };
  return JSON.stringify([analyseSessions(mixed, question), sessionDataSet(mixed, question)]);
}

describe('the order in which sessions, devices, scans, animals, behaviours, plans and zones arrive', () => {
  it('changes no byte of the results and of the data set', () => {
    fc.assert(
      fc.property(
        anySessions,
        fc.constantFrom(null, 1, 2, 3, 5),
        fc.integer({ min: 1, max: 60 }),
        (sessions, most, draw) => {
          expect(resultOf(sessions, most, draw)).toBe(resultOf(sessions, most, 0));
        },
      ),
      { numRuns: 150 },
    );
  });
});
