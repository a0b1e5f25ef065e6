import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import type { Random } from '../random.ts';
import type { SeedDocument } from '../seed-document.ts';
import { documentId } from '../document-id.ts';
import { scansOf, type Spot, visitDocuments } from '../session-entries.ts';
import { FIGURES } from './figures.ts';
import type { Place } from '../place.ts';
import { stored } from '../stored.ts';

const MINUTE = 60_000;
const INTERVAL_MINUTES = 5;

/** Codes of the ethogram, with their frequency. */
const CODES = 'REP,REP,REP,REP,REP,ALI,ALI,ALI,ALI,LOC,LOC,LOC,VIG,VIG,GRO,GRO,EXP,EXP,JEU,SOC,MAI,ABR,STE,AUT'.split(
  ',',
);
/** Where the animals of an enclosure are seen, in metres from its plan's origin. */
const SPOTS: readonly Spot[] = [
  { zoneId: 'abri', planId: null, x: 6, y: 4 },
  { zoneId: 'plateau', planId: null, x: 24, y: 12 },
  { zoneId: 'bassin', planId: null, x: 36, y: 20 },
];
/** The most animals of one session. */
const WATCHED = 18;

/** Yields the campaigns and their sessions, each with the record of its scans. */
export function* scanDocuments(random: Random, places: readonly Place[], today: number): Generator<SeedDocument> {
  const observed = places.filter(({ animalIds }) => animalIds.length >= 2);
  for (const place of observed) yield campaignDocument(place, today);
  const sessions = FIGURES.scans / FIGURES.scansPerSession;
  for (let number = 0; number < sessions; number += 1) {
    const day = addDays(today, Math.floor((number * FIGURES.days) / sessions) - FIGURES.days + 1, ZONE);
    yield* sessionDocuments(random, observed[(number * 7) % observed.length] as Place, number, day);
  }
}

function sessionDocuments(random: Random, place: Place, number: number, day: number): SeedDocument[] {
  const visitId = documentId(`session ${number + 1}`);
  const startedAtUnix = day + random.between(8 * 60, 16 * 60) * MINUTE;
  const observerId = place.keepers.length > 0 ? random.pick(place.keepers) : place.planner;
  const animalIds = place.animalIds.slice(0, WATCHED);
  const count = FIGURES.scansPerSession;
  const scans = { name: visitId, startedAtUnix, count, minutes: INTERVAL_MINUTES };
  return visitDocuments(
    {
      ...{ visitId, zooId: place.zooId, campaignId: campaignIdOf(place), enclosureId: place.enclosureId, observerId },
      ...{ method: 'scan', animalIds, ethogramId: 'eth-meerkats', plannedCount: count, doneCount: count },
      ...{ startedAtUnix, endedAtUnix: startedAtUnix + count * INTERVAL_MINUTES * MINUTE },
    },
    scansOf(random, scans, { animalIds, codes: CODES, spots: SPOTS }),
  );
}

function campaignIdOf(place: Place): string {
  return `${place.enclosureId}--campaign`;
}

function campaignDocument(place: Place, today: number): SeedDocument {
  return stored(`campaigns/${campaignIdOf(place)}`, {
    campaignId: campaignIdOf(place),
    zooId: place.zooId,
    name: `Suivi – ${place.name}`,
    type: 'welfare_assessment',
    status: 'active',
    startAtUnix: addDays(today, 1 - FIGURES.days, ZONE),
    endAtUnix: addDays(today, 90, ZONE),
    autoRenewal: true,
    ethogramId: 'ethogram-general',
    ethogramVersion: 1,
    auditors: [],
    participants: place.keepers,
    enclosureIds: [place.enclosureId],
    animalIds: place.animalIds,
    numberOfScans: FIGURES.scansPerSession,
    scanInterval: INTERVAL_MINUTES,
    isOfficial: false,
  });
}
