import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { foundScore, scoreEpisode } from './evaluation-score.ts';

const at = (iso: string) => Date.parse(iso);
/** From 4 to 31 May 2026. */
const campaign = anActiveCampaign({ minScore: 60 });
const DURING = at('2026-05-10T10:00:00Z');
const evaluation = (overall: number | null) => {
  const categories = { housing: overall, feeding: null, health: null, behavior: null };
  const result = { categories, overall, label: null, answered: 1, asked: 1, skipped: 0 };
  return aCampaignEvaluation({ status: 'finished', finishedAtUnix: DURING, result });
};
const isExpected = (overall: number | null, differences = {}, now = DURING) =>
  foundScore({ ...campaign, ...differences }, evaluation(overall), now)?.isExpected ?? null;

describe('the score of an evaluation', () => {
  it.each([
    [59.9, false],
    [60, true],
    [60.1, true],
  ])('of %d percent, where 60 are the least: expected is %s', (overall, expected) => {
    expect(isExpected(overall)).toBe(expected);
  });
  it('is not watched without a least score, before the launch, or without a score', () => {
    expect(isExpected(10, { minScore: null })).toBeNull();
    expect(isExpected(10, { launchedAtUnix: null })).toBeNull();
    expect(isExpected(null)).toBeNull();
    expect(foundScore(campaign, { result: null, secondOf: null }, DURING)).toBeNull();
  });
  it('is not watched in a second opinion', () => {
    expect(foundScore(campaign, { ...evaluation(10), secondOf: 'first' }, DURING)).toBeNull();
  });
  it('is watched after the end alone where the campaign shows scores with delay', () => {
    expect(isExpected(10, { evaluationType: 'delayed' })).toBeNull();
    expect(isExpected(10, { evaluationType: 'delayed' }, at('2026-06-01T10:00:00Z'))).toBe(false);
  });
});

describe('the episode of a low score', () => {
  const low = { percent: 40, least: 60, isExpected: false };
  it('names the enclosure, the evaluation and who led it, with the score', () => {
    const one = {
      ...evaluation(40),
      evaluationId: 'e',
      subjectKind: 'enclosure',
      subjectId: 'plain',
      leaderId: 'ana',
    } as const;
    expect(scoreEpisode(campaign, one, low, { enclosureId: 'plain', occurredAtUnix: DURING })).toMatchObject({
      ...{ alertId: 'score-e', kind: 'scoreLow', campaignId: 'campaign-1', evaluationId: 'e', enclosureId: 'plain' },
      ...{ animalId: null, observerId: 'ana', value: 40, expectedMin: 60, expectedMax: null, occurredAtUnix: DURING },
    });
  });
  it('names the animal beside its enclosure', () => {
    const one = { ...evaluation(40), subjectKind: 'animal', subjectId: 'zuri' } as const;
    expect(scoreEpisode(campaign, one, low, { enclosureId: 'plain', occurredAtUnix: DURING })).toMatchObject({
      ...{ animalId: 'zuri', enclosureId: 'plain' },
    });
  });
});
