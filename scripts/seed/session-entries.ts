import { INTERACTION_KINDS } from '../../src/domain/analysis/interaction-kind.ts';
import { focalEntriesOf } from '../../src/domain/observation-sessions/focal-recorder.ts';
import { followedAnimals } from '../../src/domain/observation-sessions/followed-animals.ts';
import type {
  FocalEntry,
  ObservationSession,
  ScanEntry,
  ScanRecord,
  SessionEntry,
} from '../../src/domain/observation-sessions/session.ts';
import { documentId } from './document-id.ts';
import type { Random } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const MINUTE = 60_000;
const TAP_MS = 4_000;

/** A part of a plan in which animals are seen: its middle, in metres from the plan's origin. */
export type Spot = Pick<ScanRecord, 'zoneId' | 'planId' | 'x' | 'y'>;

/** The observed things: the animals, the codes with their frequency, and the spots; none where there is no plan. */
export type Observed = {
  readonly animalIds: readonly string[];
  readonly codes: readonly string[];
  readonly spots: readonly Spot[];
};

/** Returns the scans of a session, one after another at an interval of minutes. */
export function scansOf(
  random: Random,
  { name, startedAtUnix, count, minutes }: ScanPlan,
  observed: Observed,
): readonly ScanEntry[] {
  return Array.from({ length: count }, (_none, index) => {
    const atUnix = startedAtUnix + index * minutes * MINUTE;
    const visible = observed.animalIds.filter(() => random.chance(0.85));
    return {
      ...{ entryId: documentId(`${name} scan ${index + 1}`), kind: 'scan', number: index + 1, atUnix },
      records: observed.animalIds.map((animalId, at) =>
        recordOf(random, { animalId, visible, atUnix: atUnix + (at + 1) * TAP_MS, observed }),
      ),
      interactions: interactionsAmong(random, visible, atUnix + MINUTE),
    };
  });
}

type ScanPlan = {
  readonly name: string;
  readonly startedAtUnix: number;
  readonly count: number;
  readonly minutes: number;
};

type Seen = {
  readonly animalId: string;
  readonly visible: readonly string[];
  readonly atUnix: number;
  readonly observed: Observed;
};

/** The record of one animal in one scan. One in five has no place: the observer left it out. */
function recordOf(random: Random, { animalId, visible, atUnix, observed }: Seen): ScanRecord {
  const nowhere = { zoneId: null, planId: null, x: null, y: null, elevation: null };
  const nothing = { animalId, code: null, ...nowhere, nearestId: null, nearIds: [], atUnix };
  if (!visible.includes(animalId)) return { ...nothing, sighting: random.chance(0.95) ? 'not_visible' : 'not_done' };
  const others = visible.filter((other) => other !== animalId);
  const isPlaced = observed.spots.length > 0 && random.chance(0.8);
  const spot = isPlaced ? random.pick(observed.spots) : null;
  const around = (middle: number | null) =>
    middle === null ? null : Math.round((middle + random.next() - 0.5) * 10) / 10;
  return {
    ...nothing,
    ...{ sighting: 'seen', code: random.pick(observed.codes) },
    ...(spot === null ? {} : { ...spot, x: around(spot.x), y: around(spot.y) }),
    elevation: isPlaced && random.chance(0.3) ? random.between(-1, 4) : null,
    nearestId: others.length > 0 && random.chance(0.6) ? random.pick(others) : null,
    nearIds: others.filter(() => random.chance(0.15)),
  };
}

function interactionsAmong(random: Random, visible: readonly string[], atUnix: number): ScanEntry['interactions'] {
  if (visible.length < 2 || !random.chance(0.3)) return [];
  const actorId = random.pick(visible);
  const receiverId = random.pick(visible.filter((other) => other !== actorId));
  return [{ actorId, receiverId, code: null, kind: random.pick(INTERACTION_KINDS), atUnix }];
}

/** A behaviour of a focal observation. */
export type Behaving = {
  readonly code: string;
  readonly type: 'state' | 'point';
  readonly exclusionGroup: string | null;
};

/** Returns a focal observation of one animal, from its beginning to its end. */
export function focalOf(
  random: Random,
  { name, startedAtUnix, minutes, animalId }: Omit<ScanPlan, 'count'> & { readonly animalId: string },
  behaviours: readonly Behaving[],
): readonly FocalEntry[] {
  const endedAtUnix = startedAtUnix + minutes * MINUTE;
  const entries: FocalEntry[] = [];
  const tap = (type: 'begin' | 'end' | 'start' | 'point', atUnix: number, code = '') => {
    const entryId = documentId(`${name} tap ${entries.length + 1}`);
    const event = { type, animalId, code, modifiers: [], entryId, atUnix } as const;
    entries.push(...focalEntriesOf(event, entries, behaviours));
  };
  tap('begin', startedAtUnix);
  for (let at = startedAtUnix + 2_000; at < endedAtUnix; at += random.between(8_000, 60_000)) {
    const { code, type } = random.pick(behaviours);
    tap(type === 'state' ? 'start' : 'point', at, code);
  }
  tap('end', endedAtUnix);
  return entries;
}

/** The differences between the sessions of a seed. */
export type SeedSession = Pick<
  ObservationSession,
  | 'visitId'
  | 'zooId'
  | 'campaignId'
  | 'enclosureId'
  | 'observerId'
  | 'method'
  | 'animalIds'
  | 'ethogramId'
  | 'plannedCount'
  | 'doneCount'
  | 'startedAtUnix'
> & { readonly endedAtUnix: number } & Partial<
    Pick<
      ObservationSession,
      | 'status'
      | 'note'
      | 'isDeferred'
      | 'invalidReason'
      | 'invalidatedBy'
      | 'plannedId'
      | 'secondOf'
      | 'isKnownAnswer'
      | 'knownAgreement'
    >
  >;

/** Returns an ended session with the record of its one device. */
export function visitDocuments(session: SeedSession, entries: readonly SessionEntry[]): SeedDocument[] {
  const { visitId, zooId, observerId, startedAtUnix, endedAtUnix } = session;
  const deviceId = documentId(`${visitId} device`);
  const head: ObservationSession = {
    ...{ plannedId: null, ethogramVersion: 1, status: 'finished', isDeferred: false, secondOf: null, note: '' },
    ...{ invalidReason: '', invalidatedBy: null, isKnownAnswer: false, knownAgreement: null },
    ...session,
    ...(session.method === 'focal' ? { followed: followedAnimals(session.animalIds, [entries]) } : {}),
    ...{ updatedBy: observerId, updatedAtUnix: endedAtUnix },
  };
  const record = {
    ...{ deviceId, visitId, zooId, observerId, continuesId: null, entries },
    ...{ startedAtUnix, updatedAtUnix: endedAtUnix },
  };
  return [stored(`visits/${visitId}`, head), stored(`visits/${visitId}/records/${deviceId}`, record)];
}
