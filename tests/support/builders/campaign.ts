import type { Campaign, CampaignContent } from '../../../src/domain/campaigns/campaign.ts';
import { emptyCampaign } from '../../../src/domain/campaigns/tidy-campaign.ts';

/** Monday 4 May 2026 and Sunday 31 May 2026, at their start in Paris. */
const START = Date.parse('2026-05-03T22:00:00Z');
const END = Date.parse('2026-05-30T22:00:00Z');

/** Returns complete content of a welfare campaign of four weeks in one enclosure, changed by `differences`. */
export function aCampaignContent(differences: Partial<CampaignContent> = {}): CampaignContent {
  const type = differences.type ?? 'welfare';
  return {
    ...emptyCampaign(type, START),
    ...{ name: 'Suivi des suricates', startAtUnix: START, endAtUnix: END, evaluationFrequency: 'weekly' },
    ...{
      ethogramId: 'eth-test',
      questionnaireId: 'quest-test',
      observerIds: ['keeper-1'],
      enclosureIds: ['enclosure-1'],
    },
    ...differences,
  };
}

/** Returns an active campaign of scans and focal observations in one enclosure, changed by `differences`. */
export function anActiveCampaign(differences: Partial<Campaign> = {}): Campaign {
  const { observation, ...draft } = aCampaign({ status: 'active', ethogramId: 'ethogram-1', ethogramVersion: 1 });
  return {
    ...{ ...draft, launchedAtUnix: START },
    observation: { ...observation, methods: ['scan', 'focal'], isDeferredAllowed: true },
    ...differences,
  };
}

/** Returns a draft, changed by `differences`. */
export function aCampaign(differences: Partial<Campaign> = {}): Campaign {
  return {
    ...{ campaignId: 'campaign-1', zooId: 'zoo-1', ...aCampaignContent(differences), status: 'draft' },
    ...{ ethogramVersion: null, questionnaireVersion: null, contextVersion: null, plan: [], planSeed: 'seed' },
    ...{ renewsId: null, authorId: 'admin-1', editorId: 'admin-1', createdAtUnix: START, updatedAtUnix: START },
    ...{ launchedAtUnix: null, stoppedAtUnix: null, stopReason: '' },
    ...differences,
  };
}
