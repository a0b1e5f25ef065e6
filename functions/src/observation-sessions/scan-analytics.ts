import { randomUUID } from 'node:crypto';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { analyse } from '../../../src/domain/analysis/analyse.ts';
import type { DataSet } from '../../../src/domain/analysis/data-set.ts';
import { DEFAULT_PARAMETERS } from '../../../src/domain/analysis/default-parameters.ts';
import {
  scanAnalyticsContract,
  type ScanAnalyticsData,
  type ScanAnalyticsRequest,
  SERVER_ANALYSIS,
} from '../../../src/domain/callables/scan-analytics.ts';
import { campaignSubject } from '../../../src/domain/campaigns/campaign-rights.ts';
import { gridOf } from '../../../src/domain/enclosures/grid.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { chosenSessions } from '../../../src/domain/scan-analysis/chosen-sessions.ts';
import { type AnalysisGround, sessionDataSet } from '../../../src/domain/scan-analysis/session-data-set.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { boundsOfPeriod, endsBeforeItBegins } from '../../../src/domain/time/typed-period.ts';
import { campaignOf } from '../campaigns/campaign-step.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { maySend } from '../common/send-limit.ts';
import { groundOf, zonesOf } from './analysed-ground.ts';
import { analysedHeads, withScans } from './analysed-sessions.ts';

type Question = Omit<ScanAnalyticsRequest, 'zooId' | 'campaignId'>;

/**
 * Computes every analysis of a campaign's scans with the rights of the caller, as `/ScanResultView` does in the browser.
 * @source src/domain/callables/scan-analytics.ts; docs/analyse.md
 */
export const scanAnalytics = parkCallable(scanAnalyticsContract, {
  memory: '1GiB',
  refusalOf: (request) =>
    endsBeforeItBegins(periodOf(request), ZONE) ? refuse('generic/invalid-input', 'until') : null,
  handle: analyseCampaign,
});

async function analyseCampaign(
  { zooId, campaignId, ...question }: ScanAnalyticsRequest,
  { actor }: ParkCaller,
): Promise<ScanAnalyticsData | Refusal> {
  const campaign = await campaignOf({ campaignId, zooId });
  if (campaign === null) return refuse('campaign/not-found', 'campaignId');
  const subject = campaignSubject(campaign);
  if (!mayDo(actor, 'campaign.read', subject)) return refuse('generic/permission-denied', 'campaignId');
  // Counted before the first of a thousand reads.
  const act = { userId: actor.userId, kind: 'analysis', id: randomUUID() } as const;
  if (!(await maySend(database(), act, now()))) return refuse('generic/too-many-requests');
  const isOwnOnly = !mayDo(actor, 'campaignResult.read', subject);
  const ownId = isOwnOnly ? actor.userId : null;
  const heads = await analysedHeads(campaign, ownId);
  if (heads === null) return tooMany();
  const ground = await groundOf(campaign, heads);
  const unknown = unknownFilter(question, heads, ground);
  if (unknown !== null) return refuse('generic/not-found', unknown);
  const { enclosureId, observerIds, animalIds, behaviours: codes, hours, limit: most } = question;
  const bounds = boundsOfPeriod(periodOf(question), ZONE);
  const chosen = chosenSessions(heads, { enclosureId, observerIds, ...bounds, most });
  const [sessions, zones] = await Promise.all([withScans(chosen.heads, ownId), zonesOf(zooId, chosen.heads)]);
  if (sessions === null) return tooMany();
  const { minObservations, minInteractions } = question;
  const { dataSet, counts: sample } = sessionDataSet(sessions, {
    ground: { ...ground, zones },
    filters: { ...bounds, hours, animalIds, codes, most },
    parameters: { ...DEFAULT_PARAMETERS, minObservations, minInteractions },
  });
  const tooLarge = refuse('session/results-too-large');
  if (densitySteps(dataSet) > SERVER_ANALYSIS.densitySteps) return tooLarge;
  const { ethogramId, ethogramVersion } = campaign;
  const { scansFound } = chosen;
  const data = { campaignId, ethogramId, ethogramVersion, isOwnOnly, scansFound, sample, analysis: analyse(dataSet) };
  return Buffer.byteLength(JSON.stringify(data)) > SERVER_ANALYSIS.answerBytes ? tooLarge : data;
}

function tooMany(): Refusal {
  const { sessions, scans } = SERVER_ANALYSIS;
  return refuse('session/too-many-to-analyse', undefined, { sessions, scans });
}

function periodOf({ from, until }: Pick<Question, 'from' | 'until'>) {
  return { from: from ?? '', until: until ?? '' };
}

/** Returns the filter that names something which no session that the caller reads speaks of; null for none. */
function unknownFilter(
  { enclosureId, observerIds, animalIds, behaviours }: Question,
  heads: readonly ObservationSession[],
  { animals, codes }: Pick<AnalysisGround, 'animals' | 'codes'>,
): keyof Question | null {
  const isMissing = (asked: readonly string[], known: Iterable<string>) => {
    const all = new Set(known);
    return asked.some((id) => !all.has(id));
  };
  const enclosures = heads.map((head) => head.enclosureId);
  if (isMissing(enclosureId === null ? [] : [enclosureId], enclosures)) return 'enclosureId';
  if (isMissing(observerIds, new Set(heads.map((head) => head.observerId)))) return 'observerIds';
  if (isMissing(animalIds, new Set(animals.map((animal) => animal.animalId)))) return 'animalIds';
  return isMissing(behaviours, codes) ? 'behaviours' : null;
}

/** Returns how often the density adds a kernel, the cells of all plans and their heatmaps included. */
function densitySteps({ plans, records }: DataSet): number {
  const points = records.filter(({ visible, x }) => visible && x !== null).length;
  const cells = plans.reduce((sum, { widthM, heightM, squareAreaM2 }) => {
    const grid = gridOf(widthM, heightM, squareAreaM2);
    return sum + (grid.ok ? grid.value.columns * grid.value.rows : 0);
  }, 0);
  return cells * Math.max(1, points);
}
