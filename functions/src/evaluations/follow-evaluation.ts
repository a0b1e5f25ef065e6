import type { Query } from 'firebase-admin/firestore';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import {
  endOfValid,
  evaluatedAt,
  evaluatesSubject,
  latestOf,
} from '../../../src/domain/evaluation-history/last-evaluation.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { keepLastEvaluation, takeBackEvaluation } from './keep-last-evaluation.ts';
import { CAMPAIGN_EVALUATIONS, campaignEvaluationFrom } from '../campaign-evaluations/stored-campaign-evaluation.ts';
import { campaignOf } from '../campaigns/campaign-step.ts';
import { database } from '../common/firebase.ts';
import { animalPath, enclosurePath, pathOf, usablePaths } from '../common/paths.ts';
import { groupFrom } from '../quick-evaluations/stored-quick-evaluation.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';

/** The sessions that are looked at to find the evaluation before an invalid one. */
const SESSIONS_BEFORE = 50;

/**
 * Keeps a finished session of a welfare campaign as the last evaluation of its enclosure and its animals. A session that
 * was invalidated gives way to the evaluation before, if it was the last one. `campaign` is null for one that is gone.
 */
export async function followEvaluation(
  campaign: Campaign | null,
  session: ObservationSession,
  at: EpochMs,
): Promise<void> {
  if (session.status !== 'finished') return;
  const { zooId, enclosureId, animalIds } = session;
  if (session.invalidReason !== '') return takeBack(session, at);
  const evaluated = evaluatedAt(session, campaign?.type ?? null);
  if (evaluated === null) return;
  const paths = [...usablePaths(enclosurePath, [enclosureId]), ...usablePaths(animalPath, animalIds)];
  await keepLastEvaluation(zooId, paths, Math.min(evaluated, at), {
    path: pathOf('visits', session.visitId),
    counts: (present) => sessionFrom(present.id, present.data())?.invalidReason === '',
  });
}

/**
 * Gives the enclosure and the animals of a session that is gone the evaluation before, where the session was the last one. Records
 * with another last evaluation are not looked at: an import of hundreds of sessions may be undone.
 */
export async function endEvaluation(session: ObservationSession, at: EpochMs): Promise<void> {
  const evaluated = endOfValid(session);
  if (evaluated === null) return;
  const { enclosureId, animalIds } = session;
  const paths = [...usablePaths(enclosurePath, [enclosureId]), ...usablePaths(animalPath, animalIds)];
  if (paths.length === 0) return;
  const records = await database().getAll(...paths.map((path) => database().doc(path)));
  const wasLast = new Set(records.flatMap((one) => (one.get('lastEvaluationUnix') === evaluated ? [one.id] : [])));
  await takeBack(session, at, (id) => wasLast.has(id));
}

async function takeBack(
  { zooId, enclosureId, animalIds }: ObservationSession,
  at: EpochMs,
  concerns: (id: string) => boolean = () => true,
): Promise<void> {
  const visits = database().collection('visits').where('zooId', '==', zooId);
  const ofEnclosure = visits.where('enclosureId', '==', enclosureId);
  await takeBackEvaluation(zooId, usablePaths(enclosurePath, [enclosureId].filter(concerns)), async () =>
    latestOf([await lastOfSessions(ofEnclosure, at), await lastOfCampaigns(zooId, enclosureId, at)]),
  );
  for (const animalId of animalIds.filter(concerns))
    // oxlint-disable-next-line no-await-in-loop -- a session that counts no more is rare: its animals take their turn
    await takeBackEvaluation(zooId, usablePaths(animalPath, [animalId]), () => lastOfAnimal(zooId, animalId, at));
}

async function lastOfAnimal(zooId: string, animalId: string, at: EpochMs): Promise<EpochMs | null> {
  const withAnimal = (collection: string) =>
    database().collection(collection).where('zooId', '==', zooId).where('animalIds', 'array-contains', animalId);
  const [ofSessions, ofCampaigns, { docs }] = await Promise.all([
    lastOfSessions(withAnimal('visits'), at),
    lastOfCampaigns(zooId, animalId, at),
    withAnimal('fastEvalGroups').get(),
  ]);
  const ofGroups = docs.map((one) => groupFrom(one.id, one.data())?.lastEvaluation?.atUnix ?? null);
  const last = latestOf([ofSessions, ofCampaigns, ...ofGroups]);
  return last === null ? null : Math.min(last, at);
}

/** Returns the last evaluation among the latest sessions of a query, at most the present; null for none. */
async function lastOfSessions(query: Query, at: EpochMs): Promise<EpochMs | null> {
  const { docs } = await query.orderBy('startedAtUnix', 'desc').limit(SESSIONS_BEFORE).get();
  const sessions = docs.flatMap((one) => sessionFrom(one.id, one.data()) ?? []);
  const firsts = [...new Map(sessions.map((one) => [one.campaignId, one])).values()];
  const campaigns = await Promise.all(firsts.map(campaignOf));
  const types = new Map(campaigns.flatMap((one) => (one === null ? [] : [[one.campaignId, one.type] as const])));
  const last = latestOf(sessions.map((one) => evaluatedAt(one, types.get(one.campaignId) ?? null)));
  return last === null ? null : Math.min(last, at);
}

/**
 * Returns the last evaluation of an animal or an enclosure with the questionnaire of a welfare campaign, second opinions left
 * out; null for none.
 */
async function lastOfCampaigns(zooId: string, subjectId: string, at: EpochMs): Promise<EpochMs | null> {
  const { docs } = await database()
    .collection(CAMPAIGN_EVALUATIONS)
    .where('zooId', '==', zooId)
    .where('subjectId', '==', subjectId)
    .where('status', '==', 'finished')
    .get();
  const last = latestOf(
    docs.map((one) => {
      const evaluation = campaignEvaluationFrom(one.id, one.data());
      return evaluation !== null && evaluatesSubject(evaluation) ? evaluation.finishedAtUnix : null;
    }),
  );
  return last === null ? null : Math.min(last, at);
}
