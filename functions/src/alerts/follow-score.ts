import { foundScore, SCORE_KINDS, scoreEpisode, type ScoreKind } from '../../../src/domain/alerts/evaluation-score.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { animalPath, isDocumentId } from '../common/paths.ts';
import { raiseUnlessOpen } from './raise-unless-open.ts';
import { openAlertsOf, resolveUntil } from './stored-alerts.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/**
 * Compares the score of a finished evaluation with the range that its campaign expects, and tells the people of a score out
 * of it.
 */
export async function followScore(campaign: Campaign, evaluation: CampaignEvaluation, at: EpochMs): Promise<void> {
  if (await compareScore(campaign, evaluation, at)) await tellOfAlerts(campaign, at);
}

/**
 * Returns whether the score of a finished evaluation is out of the range that its campaign expects. Such a score raises an
 * alert of its animal or enclosure, which has one at a time: a later score within the range resolves it, and a later one
 * on the other side of the range resolves it and raises the other kind. An earlier one does neither.
 */
export async function compareScore(campaign: Campaign, evaluation: CampaignEvaluation, at: EpochMs): Promise<boolean> {
  const found = foundScore(campaign, evaluation, at);
  if (found === null) return false;
  const { subjectKind, subjectId, finishedAtUnix } = evaluation;
  const openOf = (kinds: readonly ScoreKind[]) =>
    openAlertsOf(campaign.campaignId, ...kinds).where(
      subjectKind === 'animal' ? 'animalId' : 'enclosureId',
      '==',
      subjectId,
    );
  // The device tells when it finished: a clock that is ahead must not keep later evaluations from counting.
  const occurredAtUnix = Math.min(finishedAtUnix ?? at, at);
  const { kind } = found;
  await resolveUntil(openOf(SCORE_KINDS.filter((one) => one !== kind)), occurredAtUnix, at);
  if (kind === null) return false;
  const enclosureId = subjectKind === 'enclosure' ? subjectId : await enclosureOf(campaign.zooId, subjectId);
  const episode = scoreEpisode(campaign, evaluation, { ...found, kind }, { enclosureId, occurredAtUnix });
  await raiseUnlessOpen(episode, openOf(SCORE_KINDS), at);
  return true;
}

/** Returns the enclosure in which an animal of an establishment lives; null for one without, unknown or foreign. */
async function enclosureOf(zooId: string, animalId: string): Promise<string | null> {
  if (!isDocumentId(animalId)) return null;
  const animal = await database().doc(animalPath(animalId)).get();
  const enclosureId: unknown = animal.get('animalEnclosureData.enclosureId');
  return animal.get('zooId') === zooId && typeof enclosureId === 'string' ? enclosureId : null;
}
