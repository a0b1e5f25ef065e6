import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { MAX_CAMPAIGN_PEOPLE } from '../../../src/domain/campaigns/campaign.ts';
import { campaignDocument, type SeedCampaign } from '../campaign.ts';
import type { Random } from '../random.ts';
import type { SeedDocument } from '../seed-document.ts';
import { documentId } from '../document-id.ts';
import { scansOf, type Spot, visitDocuments } from '../session-entries.ts';
import { FIGURES } from './figures.ts';
import type { Place } from '../place.ts';

const MINUTE = 60_000;
const INTERVAL_MINUTES = 5;

/** Codes of the ethogram, with their frequency. */
const CODES = 'REP,REP,REP,REP,REP,ALI,ALI,ALI,ALI,LOC,LOC,LOC,VIG,VIG,GRO,GRO,EXP,EXP,JEU,SOC,MAI,ABR,STE,AUT'.split(
  ',',
);
/** The places at which the animals of an enclosure are seen, in metres from its plan's origin. */
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
  for (const place of observed) yield campaignDocument(campaignOf(place), today);
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

function campaignOf(place: Place): SeedCampaign {
  const observers = place.keepers.length > 0 ? place.keepers : [place.planner];
  return {
    ...{ campaignId: campaignIdOf(place), zooId: place.zooId, type: 'welfare', status: 'active' },
    ...{ name: `Suivi – ${place.name}`, authorId: place.planner, isAutoRenewed: true },
    ...{ observerIds: observers.slice(0, MAX_CAMPAIGN_PEOPLE), enclosureIds: [place.enclosureId] },
    ...{ startsInDays: 1 - FIGURES.days, endsInDays: 90, evaluationFrequency: 'weekly' },
    ...{ ethogramId: 'eth-meerkats', questionnaireId: 'que-monthly' },
    observation: {
      ...{ methods: ['scan'], scanCount: FIGURES.scansPerSession, scanIntervalMinutes: INTERVAL_MINUTES },
      ...{ observationMinutes: 10, observationCount: 1, pauseMinutes: 0, sessionCount: 1 },
      sessionMinutes: FIGURES.scansPerSession * INTERVAL_MINUTES,
      ...{ isDeferredAllowed: true, isGroupMode: false, hasLocation: true, isExpertMode: false },
    },
  };
}
