import { foundScore, scoreEpisode } from '../../../src/domain/alerts/evaluation-score.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { animalPath, isDocumentId } from '../common/paths.ts';
import { raiseUnlessOpen } from './raise-unless-open.ts';
import { openAlertsOf, resolveUntil } from './stored-alerts.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/**
 * Compares the score of a finished evaluation with the least one that its campaign expects. A lower one raises an alert of
 * its animal or enclosure, which a later evaluation that reaches the least one resolves.
 */
export async function followScore(campaign: Campaign, evaluation: CampaignEvaluation, at: EpochMs): Promise<void> {
  const found = foundScore(campaign, evaluation, at);
  if (found === null) return;
  const { subjectKind, subjectId, finishedAtUnix } = evaluation;
  const ofSubject = openAlertsOf(campaign.campaignId, 'scoreLow').where(
    subjectKind === 'animal' ? 'animalId' : 'enclosureId',
    '==',
    subjectId,
  );
  // The device tells when it finished: a clock that is ahead must not keep later evaluations from counting.
  const occurredAtUnix = Math.min(finishedAtUnix ?? at, at);
  if (found.isExpected) return resolveUntil(ofSubject, occurredAtUnix, at);
  const enclosureId = subjectKind === 'enclosure' ? subjectId : await enclosureOf(campaign.zooId, subjectId);
  await raiseUnlessOpen(scoreEpisode(campaign, evaluation, found, { enclosureId, occurredAtUnix }), ofSubject, at);
  await tellOfAlerts(campaign, at);
}

/** Returns the enclosure in which an animal of an establishment lives; null for one without, unknown or foreign. */
async function enclosureOf(zooId: string, animalId: string): Promise<string | null> {
  if (!isDocumentId(animalId)) return null;
  const animal = await database().doc(animalPath(animalId)).get();
  const enclosureId: unknown = animal.get('animalEnclosureData.enclosureId');
  return animal.get('zooId') === zooId && typeof enclosureId === 'string' ? enclosureId : null;
}
