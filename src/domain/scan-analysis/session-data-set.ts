import { canonicalDataSet } from '../analysis/canonical-data-set.ts';
import type { DataSet } from '../analysis/data-set.ts';
import type { Parameters } from '../analysis/parameters.ts';
import type { Area } from '../enclosures/enclosure.ts';
import type { Zone } from '../enclosures/zone.ts';
import { NOT_VISIBLE } from '../ethograms/ethogram.ts';
import type { ScanEntry, ScanInteraction, ScanRecord } from '../observation-sessions/session.ts';
import { compareCodeUnits } from '../shared/code-units.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import { periodKeysIn } from '../time/period-keys.ts';
import type { AnalysedSession } from './analysed-session.ts';
import { campaignOf, inJoinedCodes, isGroup, type JoinedCampaigns } from './joined-sessions.ts';
import { plansToScale } from './plans-to-scale.ts';

/** A species that is not known is a species of its own. */
const UNKNOWN_SPECIES = '?';

/** The parts of sessions that an analysis reads; an empty list leaves nothing out. */
export type ScanFilters = {
  /** the first instant, and the first one that is too late; null for no end */
  readonly fromMs: EpochMs | null;
  readonly beforeMs: EpochMs | null;
  /** local hours: the first, and the first one that is too late; null for the whole day */
  readonly hours: { readonly from: number; readonly until: number } | null;
  readonly animalIds: readonly string[];
  readonly codes: readonly string[];
  /** the most scans, the latest first; null for all */
  readonly most: number | null;
};

/** The things that sessions speak of: animals, behaviours and places, in any order. */
export type AnalysisGround = {
  readonly animals: readonly { readonly animalId: string; readonly speciesId: string }[];
  /** codes of the behaviours */
  readonly codes: readonly string[];
  readonly areas: readonly Area[];
  readonly zones: readonly Zone[];
  /** where the sessions are of several campaigns */
  readonly joined?: JoinedCampaigns;
};

/** The question of an analysis of scan sessions. */
export type AnalysisQuestion = {
  readonly ground: AnalysisGround;
  readonly filters: ScanFilters;
  readonly parameters: Parameters;
};

/** The numbers of a sample, both denominators apart. */
export type SampleCounts = {
  readonly sessions: number;
  readonly scans: number;
  /** scans that the filters leave, those beyond `most` included */
  readonly scansFound: number;
  /** animals that were looked for and not seen, over all scans */
  readonly notVisible: number;
  /** animals that were not looked for, over all scans; they count in nothing */
  readonly notDone: number;
  /** names of the plans with more squares than a grid has */
  readonly tooWide: readonly string[];
};

/** A scan with the session that it belongs to. */
type PlacedScan = { readonly id: string; readonly session: AnalysedSession; readonly scan: ScanEntry };

/**
 * Returns the data set of the scans that the filters leave, the earliest first, with the numbers of the sample. An animal that
 * was not looked for has no record; positions count with both coordinates. Concerned are the animals of the sessions that
 * still have a scan; of several campaigns each is a cohort with its animals, so that an animal counts as not visible in scans of
 * its own campaigns alone. The order of sessions, animals, behaviours, plans and zones plays no part. Zeros and empty lists
 * without a session.
 * @source analysis definitions, 1
 */
export function sessionDataSet(
  sessions: readonly AnalysedSession[],
  { ground, filters, parameters }: AnalysisQuestion,
): { readonly dataSet: DataSet; readonly counts: SampleCounts } {
  const { joined } = ground;
  const found = scansIn(joined === undefined ? sessions : inJoinedCodes(sessions, joined), filters);
  const scans = filters.most === null ? found : found.slice(-filters.most);
  const isAsked = asked(filters.animalIds);
  const concerned = concernedIn(scans);
  const individuals = ground.animals.filter(({ animalId }) => concerned.has(animalId) && isAsked(animalId));
  const members = new Set(individuals.map(({ animalId }) => animalId));
  const all = scans.flatMap(({ id, scan }) =>
    scan.records.filter(({ animalId }) => members.has(animalId)).map((record) => ({ id, record })),
  );
  const { plans, tooWide } = plansToScale(ground.areas, ground.zones);
  const counted = (sighting: ScanRecord['sighting']) => all.filter(({ record }) => record.sighting === sighting).length;
  return {
    dataSet: canonicalDataSet({
      scans: scans.map(({ id, session, scan }) => ({
        ...{ id, instant: scan.atUnix },
        ...(joined === undefined ? {} : { cohortId: campaignOf(session, joined) }),
      })),
      records: all.flatMap(({ id, record }) => recordOf(id, record)),
      interactions: scans.flatMap(({ id, scan }) =>
        scan.interactions
          .filter(({ actorId, receiverId }) => members.has(actorId) && members.has(receiverId))
          .map((interaction) => interactionOf(id, interaction)),
      ),
      individuals: individuals.map(({ animalId, speciesId }) => individualOf(animalId, speciesId)),
      ...(joined === undefined ? {} : { cohorts: cohortsOf(scans, members, joined) }),
      zones: ground.zones.map(({ zoneId, areaM2, isHiddenForScanSampling }) => ({
        ...{ id: zoneId, areaM2: areaM2 !== null && areaM2 > 0 ? areaM2 : null, isHidden: isHiddenForScanSampling },
      })),
      plans,
      ethogram: ground.codes.filter(asked(filters.codes)),
      notVisibleCode: NOT_VISIBLE,
      coded: [],
      parameters,
    }),
    counts: {
      ...{ sessions: new Set(scans.map(({ session }) => session)).size, scans: scans.length, scansFound: found.length },
      ...{
        notVisible: counted('not_visible'),
        notDone: counted('not_done'),
        tooWide: tooWide.toSorted(compareCodeUnits),
      },
    },
  };
}

/** Returns the session of a scan of a data set of sessions, by the id of the scan. */
export function sessionOfScan(scanId: string): string {
  return scanId.slice(0, scanId.lastIndexOf('#'));
}

/** Returns the record of an animal in a scan; none for one that was not looked for. */
export function recordOf(scanId: string, one: ScanRecord): DataSet['records'] {
  if (one.sighting === 'not_done') return [];
  const hasPlace = one.x !== null && one.y !== null;
  return [
    {
      ...{ scanId, individualId: one.animalId, visible: one.sighting === 'seen', behaviour: one.code },
      ...{ zoneId: one.zoneId, planId: one.planId, x: hasPlace ? one.x : null, y: hasPlace ? one.y : null },
      ...{ elevation: one.elevation, nearest: one.nearestId, proximity: [...one.nearIds] },
    },
  ];
}

/** Returns an individual; a species that is not known is a species of its own. */
export function individualOf(animalId: string, speciesId: string): DataSet['individuals'][number] {
  return { id: animalId, speciesId: speciesId === '' ? UNKNOWN_SPECIES : speciesId, group: null };
}

function interactionOf(scanId: string, one: ScanInteraction): DataSet['interactions'][number] {
  return { scanId, actor: one.actorId, receiver: one.receiverId, behaviour: one.code, kind: one.kind };
}

/** Returns the scans that the filters leave, the earliest first. */
function scansIn(
  sessions: readonly AnalysedSession[],
  { fromMs, beforeMs, hours }: Pick<ScanFilters, 'fromMs' | 'beforeMs' | 'hours'>,
): readonly PlacedScan[] {
  const keysAt = periodKeysIn(ZONE);
  const isIn = ({ scan: { atUnix } }: PlacedScan): boolean => {
    if ((fromMs !== null && atUnix < fromMs) || (beforeMs !== null && atUnix >= beforeMs)) return false;
    if (hours === null) return true;
    const { hour } = keysAt(atUnix);
    return hour >= hours.from && hour < hours.until;
  };
  return sessions
    .flatMap((session) => session.scans.map((scan) => ({ id: `${session.visitId}#${scan.number}`, session, scan })))
    .filter(isIn)
    .toSorted((one, other) => one.scan.atUnix - other.scan.atUnix || compareCodeUnits(one.id, other.id));
}

/** Returns the animals that scans concern: those of their sessions, and those with a record. */
function concernedIn(scans: readonly PlacedScan[]): ReadonlySet<string> {
  const used = new Set(scans.map(({ session }) => session));
  return new Set([
    ...[...used].flatMap(({ animalIds, scans: all }) => (isOfGroup(all) ? [] : animalIds)),
    ...scans.flatMap(({ scan }) => scan.records.map(({ animalId }) => animalId)),
  ]);
}

function cohortsOf(scans: readonly PlacedScan[], members: ReadonlySet<string>, joined: JoinedCampaigns) {
  return [...Map.groupBy(scans, ({ session }) => campaignOf(session, joined))].map(([id, some]) => ({
    id,
    individualIds: [...concernedIn(some)].filter((animalId) => members.has(animalId)),
  }));
}

/** Returns whether scans record a group as one: the animals of the session are not recorded then. */
function isOfGroup(scans: readonly ScanEntry[]): boolean {
  return scans.some(({ records }) => records.some(({ animalId }) => isGroup(animalId)));
}

function asked(ids: readonly string[]): (id: string) => boolean {
  const chosen = new Set(ids);
  return (id) => chosen.size === 0 || chosen.has(id);
}
