import { tidyName } from '../text/plain-name.ts';
import { startOfDay } from '../time/calendar-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import { type CampaignContent, CAMPAIGN_CONTENT, SAMPLING_METHODS } from './campaign.ts';
import type { CampaignType } from './campaign-type.ts';

/** The agreement with which a new training campaign begins: kappa above it counts as substantial (Landis and Koch 1977). */
const SUBSTANTIAL_AGREEMENT = 0.6;

/** Returns the content with which a new campaign of a type begins: of one day, without people, places and content. */
export function emptyCampaign(type: CampaignType, now: EpochMs): CampaignContent {
  const today = startOfDay(now, ZONE);
  return {
    ...{ name: '', description: '', type, startAtUnix: today, endAtUnix: today },
    ...{ isAutoRenewed: false, isAutoRetried: false },
    ...{ evaluationFrequency: 'monthly', evaluationType: 'immediate' },
    ...{ ethogramId: null, questionnaireId: null, contextId: null, observerIds: [], auditorIds: [] },
    ...{ concernedBy: 'enclosure', enclosureIds: [], animalIds: [], researchProjectId: null, isOfficial: false },
    observation: {
      ...{ methods: ['scan'], scanCount: 10, scanIntervalMinutes: 3, observationMinutes: 10, observationCount: 1 },
      ...{ sessionMinutes: 30, pauseMinutes: 0, sessionCount: 1 },
      ...{ isDeferredAllowed: false, isGroupMode: false, hasLocation: true, isExpertMode: false },
    },
    minAgreement: type === 'training' ? SUBSTANTIAL_AGREEMENT : null,
    minScore: null,
    maxScore: null,
    expectedFrequencies: [],
  };
}

/**
 * Returns content as it is stored: no blanks around texts, nobody and nothing twice, dates at the start of their day in
 * Paris, no enclosures beside chosen animals or the other way round,
 * expected frequencies and scores in welfare assessments alone.
 */
export function tidyCampaign(content: CampaignContent): CampaignContent {
  const isByEnclosure = content.concernedBy === 'enclosure';
  const isScored = content.type === 'welfare' && content.questionnaireId !== null;
  return {
    ...contentOfCampaign(content),
    name: tidyName(content.name),
    description: content.description.trim(),
    startAtUnix: startOfDay(content.startAtUnix, ZONE),
    endAtUnix: startOfDay(content.endAtUnix, ZONE),
    observerIds: each(content.observerIds),
    auditorIds: each(content.auditorIds),
    enclosureIds: isByEnclosure ? each(content.enclosureIds) : [],
    animalIds: isByEnclosure ? [] : each(content.animalIds),
    observation: {
      ...content.observation,
      methods: SAMPLING_METHODS.filter((method) => content.observation.methods.includes(method)),
    },
    minScore: isScored ? content.minScore : null,
    maxScore: isScored ? content.maxScore : null,
    expectedFrequencies: content.type === 'welfare' ? content.expectedFrequencies : [],
  };
}

/** Returns the content of a campaign without what the server keeps beside it. */
export function contentOfCampaign(campaign: CampaignContent): CampaignContent {
  const names = Object.keys(CAMPAIGN_CONTENT) as (keyof CampaignContent)[];
  return Object.fromEntries(names.map((name) => [name, campaign[name]])) as CampaignContent;
}

function each(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
