import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { MAX_CAMPAIGN_PEOPLE } from '../../../src/domain/campaigns/campaign.ts';
import { campaignDocument, type SeedCampaign } from '../campaign.ts';
import type { Random } from '../random.ts';
import type { SeedDocument } from '../seed-document.ts';
import { FIGURES } from './figures.ts';
import type { Place } from '../place.ts';
import { stored } from '../stored.ts';

const MINUTE = 60_000;
const INTERVAL_MINUTES = 5;

/** Codes of the ethogram, with their frequency. */
const BEHAVIOURS =
  'REP,REP,REP,REP,REP,ALI,ALI,ALI,ALI,LOC,LOC,LOC,VIG,VIG,GRO,GRO,EXP,EXP,JEU,SOC,MAI,ABR,STE,AUT'.split(',');
const NOT_VISIBLE = 'NV';
const ZONES = ['abri', 'plateau', 'bassin'];
const KINDS = ['affiliative', 'affiliative', 'agonistic', 'avoid'] as const;

/** Yields the campaigns, their sessions, the scans and the records of each animal. */
export function* scanDocuments(random: Random, places: readonly Place[], today: number): Generator<SeedDocument> {
  const observed = places.filter(({ animalIds }) => animalIds.length >= 2);
  for (const place of observed) yield campaignDocument(campaignOf(place), today);
  const sessions = FIGURES.scans / FIGURES.scansPerSession;
  for (let number = 0; number < sessions; number += 1) {
    const day = addDays(today, Math.floor((number * FIGURES.days) / sessions) - FIGURES.days + 1, ZONE);
    yield* sessionDocuments(random, observed[(number * 7) % observed.length] as Place, number, day);
  }
}

function* sessionDocuments(random: Random, place: Place, number: number, day: number): Generator<SeedDocument> {
  const sessionId = `session-${String(number + 1).padStart(5, '0')}`;
  const startedAt = day + random.between(8 * 60, 16 * 60) * MINUTE;
  const observerId = place.keepers.length > 0 ? random.pick(place.keepers) : place.planner;
  const about = { sessionId, campaignId: campaignIdOf(place), zooId: place.zooId, enclosureId: place.enclosureId };
  yield stored(`scanSessions/${sessionId}`, {
    ...about,
    observerId,
    status: 'completed',
    plannedScans: FIGURES.scansPerSession,
    doneScans: FIGURES.scansPerSession,
    startedAtUnix: startedAt,
    endedAtUnix: startedAt + FIGURES.scansPerSession * INTERVAL_MINUTES * MINUTE,
  });
  for (let index = 0; index < FIGURES.scansPerSession; index += 1) {
    const scanId = `${sessionId}-${String(index + 1).padStart(2, '0')}`;
    const scannedAt = startedAt + index * INTERVAL_MINUTES * MINUTE;
    const visible = place.animalIds.filter(() => random.chance(0.85));
    yield stored(`scans/${scanId}`, {
      ...about,
      scanId,
      observerId,
      scannedAtUnix: scannedAt,
      individuals: place.animalIds.length,
      visibleIndividuals: visible.length,
      interactions: interactionsAmong(random, visible),
    });
    for (const animalId of place.animalIds) {
      const record = recordOf(random, animalId, visible);
      yield stored(`scans/${scanId}/records/${animalId}`, { ...about, scanId, scannedAtUnix: scannedAt, ...record });
    }
  }
}

/** The record of one animal in one scan. One in five has no place: the observer left it out. */
function recordOf(random: Random, animalId: string, visible: readonly string[]): Record<string, unknown> {
  if (!visible.includes(animalId)) return { animalId, isVisible: false, behaviour: NOT_VISIBLE };
  const others = visible.filter((other) => other !== animalId);
  const placed = random.chance(0.8);
  return {
    animalId,
    isVisible: true,
    behaviour: random.pick(BEHAVIOURS),
    zone: random.chance(0.95) ? random.pick(ZONES) : null,
    x: placed ? random.between(0, 400) / 10 : null,
    y: placed ? random.between(0, 250) / 10 : null,
    elevationLevel: random.chance(0.3) ? random.between(-1, 4) : null,
    nearestNeighbour: others.length > 0 && random.chance(0.6) ? random.pick(others) : null,
    inProximity: others.filter(() => random.chance(0.15)),
  };
}

function interactionsAmong(random: Random, visible: readonly string[]): Record<string, unknown>[] {
  if (visible.length < 2 || !random.chance(0.3)) return [];
  const actorId = random.pick(visible);
  const receiverId = random.pick(visible.filter((other) => other !== actorId));
  return [{ actorId, receiverId, behaviour: random.pick(['GRO', 'JEU', 'AGR', 'FUI']), kind: random.pick(KINDS) }];
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
