import type { Campaign, PlannedSession } from '../../src/domain/campaigns/campaign.ts';
import type { Area } from '../../src/domain/enclosures/enclosure.ts';
import { flowOfContext } from '../../src/domain/contexts/asked-context.ts';
import type { ContextVersion } from '../../src/domain/contexts/context.ts';
import { NOT_VISIBLE } from '../../src/domain/ethograms/ethogram.ts';
import type { ContextEntry } from '../../src/domain/observation-sessions/session.ts';
import type { Flow } from '../../src/domain/questionnaires/flow.ts';
import { toStoredAnswer } from '../../src/domain/questionnaires/stored-answer.ts';
import { startOfWeek } from '../../src/domain/tasks/week.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { readEthograms } from '../content/read-ethograms.ts';
import { documentId } from './document-id.ts';
import { anyAnswer } from './quick-answers.ts';
import { type Random, randomFrom } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { type Behaving, focalOf, scansOf, type Spot, visitDocuments } from './session-entries.ts';

const DAYS = 90;
/** Days from one session of an enclosure to the next. */
const DAYS_BETWEEN = { welfare: 2, pedagogical: 7, training: 3 } as const;
const MINUTE = 60_000;
/** The most animals that one person can watch in a scan. */
const WATCHED = 12;
/** An optional question of a context is answered nine times in ten. */
const ANSWERED = 0.9;
/** A session was interrupted, or does not count, once in a while. */
const CUT_EVERY = 17;
const INVALID_EVERY = 41;
/** A planned session was missed, or was made by a colleague, once in a while. */
const MISSED_EVERY = 8;
const SWAPPED_EVERY = 5;

/**
 * Returns the observation sessions of ninety days: in each enclosure of an active welfare campaign a session of scans
 * every other day, every third day in a training campaign, and a focal session a week in the active pedagogical ones. The
 * days of a park's enclosures alternate. Sessions of a campaign with a context have answers to its questions.
 * @param documents the documents of contexts, campaigns, enclosures with their zones, and animals, among others
 */
export function sessionDocuments(documents: readonly SeedDocument[], today: number): SeedDocument[] {
  const campaigns = documents
    .filter(({ path, data }) => /^campaigns\/[^/]+$/.test(path) && data['status'] === 'active')
    .map(({ data }) => data as unknown as Campaign);
  const shared = randomFrom(20_254);
  // Practice has draws of its own, so that the other sessions stay as they are.
  const ofTraining = randomFrom(20_255);
  const behaviours = behavioursByEthogram();
  return campaigns.flatMap((campaign) => {
    const random = campaign.type === 'training' ? ofTraining : shared;
    const known = behaviours.get(campaign.ethogramId ?? '') ?? [];
    const observed = campaigns.filter(({ zooId }) => zooId === campaign.zooId).flatMap((one) => one.enclosureIds);
    const places = [...new Set(observed)];
    return campaign.enclosureIds.flatMap((enclosureId) => {
      const animalIds = animalsIn(documents, enclosureId);
      if (animalIds.length === 0 || known.length === 0) return [];
      const spots = spotsIn(documents, enclosureId);
      const of = {
        campaign,
        enclosureId,
        animalIds,
        behaviours: known,
        spots,
        context: contextOf(documents, campaign),
      };
      const days = daysOf(campaign, today, places.indexOf(enclosureId));
      const planned = plannedOf(campaign, enclosureId, days);
      return days.flatMap((day, number) => sessionOf(random, of, { day, number, planned: planned.get(day) ?? null }));
    });
  });
}

type Place = {
  readonly campaign: Campaign;
  readonly enclosureId: string;
  readonly animalIds: readonly string[];
  readonly behaviours: readonly Behaving[];
  readonly spots: readonly Spot[];
  /** null for a campaign without a context */
  readonly context: Flow | null;
};

/** The days of a campaign's sessions in one of its enclosures, up to yesterday; `place` is its number in the park. */
function daysOf(campaign: Campaign, today: number, place: number): readonly number[] {
  const every = DAYS_BETWEEN[campaign.type];
  const days = Array.from({ length: DAYS - 1 }, (_none, index) => index + 1).filter(
    (ago) => (ago + place) % every === 0,
  );
  return days.map((ago) => addDays(today, -ago, ZONE)).filter((day) => day >= campaign.startAtUnix);
}

/** Returns the planned session that each day makes: one of its week, most of them; days beside the plan are not in it. */
function plannedOf(
  { plan }: Campaign,
  enclosureId: string,
  days: readonly number[],
): ReadonlyMap<number, PlannedSession> {
  const kept = plan
    .filter((one) => one.enclosureId === enclosureId)
    .filter((_one, number) => number % MISSED_EVERY !== MISSED_EVERY - 1);
  const byWeek = Map.groupBy(kept, ({ atUnix }) => startOfWeek(atUnix, ZONE));
  const ofWeek = Map.groupBy(
    days.toSorted((one, other) => one - other),
    (day) => startOfWeek(day, ZONE),
  );
  return new Map(
    [...ofWeek].flatMap(([week, inWeek]) =>
      inWeek.flatMap((day, at) => {
        const planned = byWeek.get(week)?.[at];
        return planned === undefined ? [] : [[day, planned] as const];
      }),
    ),
  );
}

type Made = { readonly day: number; readonly number: number; readonly planned: PlannedSession | null };

function sessionOf(random: Random, of: Place, { day, number, planned: made }: Made): SeedDocument[] {
  const { campaign, enclosureId, behaviours } = of;
  const { campaignId, zooId, ethogramId, observation, observerIds } = campaign;
  const isScan = observation.methods.includes('scan');
  const animalIds = of.animalIds.slice(0, isScan ? WATCHED : 1 + (number % 3));
  const name = `${campaignId} ${enclosureId} ${number}`;
  const inTurn = observerIds[number % observerIds.length] ?? campaign.authorId;
  const observerId = number % SWAPPED_EVERY === 0 ? inTurn : (made?.observerId ?? inTurn);
  const startedAtUnix = day + random.between(9 * 60, 16 * 60) * MINUTE;
  const planned = isScan ? observation.scanCount : observation.observationCount;
  const isCut = number % CUT_EVERY === CUT_EVERY - 1;
  const isInvalid = number % INVALID_EVERY === INVALID_EVERY - 1;
  const count = isCut ? Math.ceil(planned / 2) : planned;
  const minutes = isScan ? observation.scanIntervalMinutes : observation.observationMinutes;
  const codes = behaviours.filter(({ type, code }) => type === 'state' && code !== NOT_VISIBLE).map(({ code }) => code);
  const entries = isScan
    ? scansOf(random, { name, startedAtUnix, count, minutes }, { animalIds, codes, spots: of.spots })
    : animalIds.flatMap((animalId, at) =>
        focalOf(
          random,
          { name: `${name} ${animalId}`, animalId, startedAtUnix: startedAtUnix + at * minutes * MINUTE, minutes },
          behaviours.filter(({ code }) => code !== NOT_VISIBLE),
        ),
      );
  return visitDocuments(
    {
      ...{ visitId: documentId(`${name} visit`), zooId, campaignId, enclosureId, ethogramId },
      ...{ observerId, plannedId: made?.plannedId ?? null, animalIds: [...animalIds] },
      ...{ method: isScan ? 'scan' : 'focal', startedAtUnix, plannedCount: isScan ? planned : animalIds.length },
      doneCount: isScan ? count : animalIds.length,
      endedAtUnix: startedAtUnix + (isScan ? count : animalIds.length) * minutes * MINUTE,
      ...(isCut && isScan ? { status: 'interrupted', note: 'Averse : les animaux sont rentrés.' } : {}),
      ...(isInvalid ? { invalidReason: 'Enclos confondu avec le voisin', invalidatedBy: campaign.authorId } : {}),
    },
    [...(of.context === null ? [] : answersOf(of.context, name, startedAtUnix)), ...entries],
  );
}

/** Answers have draws of their own, so that the scans stay as they are whatever a context asks. */
function answersOf({ questions, required }: Flow, name: string, atUnix: number): ContextEntry[] {
  const entryId = documentId(`${name} context`);
  const random = randomFrom(Number.parseInt(entryId.slice(0, 8), 16));
  const answers = questions.flatMap((question) => {
    const { questionId } = question;
    const value = anyAnswer(question, random);
    const isAnswered = value !== null && (required.has(questionId) || random.chance(ANSWERED));
    return isAnswered ? [{ questionId, value: toStoredAnswer(value) }] : [];
  });
  return [{ entryId, kind: 'context', answers, atUnix }];
}

function contextOf(documents: readonly SeedDocument[], { contextId, contextVersion }: Campaign): Flow | null {
  const path = `contexts/${contextId}/versions/${contextVersion}`;
  const version = documents.find((one) => one.path === path);
  return version === undefined ? null : flowOfContext(version.data as unknown as ContextVersion);
}

function behavioursByEthogram(): ReadonlyMap<string, readonly Behaving[]> {
  return new Map(
    [...readEthograms().values()].map(({ ethogramRef, behaviours }) => [ethogramRef.toLowerCase(), behaviours]),
  );
}

function animalsIn(documents: readonly SeedDocument[], enclosureId: string): readonly string[] {
  return documents.flatMap(({ path, data }) => {
    const place = data['animalEnclosureData'] as { readonly enclosureId: string } | null | undefined;
    return /^animals\/[^/]+$/.test(path) && place?.enclosureId === enclosureId ? [String(data['animalId'])] : [];
  });
}

/** The middles of the zones that are drawn on a plan of the enclosure. */
function spotsIn(documents: readonly SeedDocument[], enclosureId: string): readonly Spot[] {
  const home = `enclosures/${enclosureId}`;
  const areas = (documents.find(({ path }) => path === home)?.data['areas'] ?? []) as readonly Area[];
  return documents.flatMap(({ path, data }) => {
    if (!path.startsWith(`${home}/zones/`) || typeof data['shape'] !== 'string') return [];
    const area = areas.find(({ areaId }) => areaId === data['areaId']);
    const { mapWidthM, imageWidth, imageHeight } = area ?? {};
    if (area === undefined || !mapWidthM || data['isHiddenForScanSampling'] === true) return [];
    const corners = data['shape'].split(' ').map((corner) => corner.split(',').map(Number));
    const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
    const heightM = imageWidth && imageHeight ? (mapWidthM * imageHeight) / imageWidth : mapWidthM;
    return [{ zoneId: String(data['zoneId']), planId: area.areaId, x: middle(0) * mapWidthM, y: middle(1) * heightM }];
  });
}
