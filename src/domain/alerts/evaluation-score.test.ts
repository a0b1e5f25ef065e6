import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { aCampaignEvaluation } from '../../../tests/support/builders/campaign-evaluation.ts';
import { foundScore, scoreEpisode } from './evaluation-score.ts';

const at = (iso: string) => Date.parse(iso);
/** From 4 to 31 May 2026. */
const campaign = anActiveCampaign({ minScore: 60, maxScore: 90 });
const DURING = at('2026-05-10T10:00:00Z');
const evaluation = (overall: number | null) => {
  const categories = { housing: overall, feeding: null, health: null, behavior: null };
  const result = { categories, overall, label: null, answered: 1, asked: 1, skipped: 0 };
  return aCampaignEvaluation({ status: 'finished', finishedAtUnix: DURING, result });
};
const kindOf = (overall: number | null, differences = {}, now = DURING) => {
  const found = foundScore({ ...campaign, ...differences }, evaluation(overall), now);
  return found === null ? 'unwatched' : found.kind;
};

describe('the score of an evaluation', () => {
  it.each([
    [59.9, 'scoreLow'],
    [60, null],
    [60.1, null],
    [89.9, null],
    [90, null],
    [90.1, 'scoreHigh'],
  ])('of %d percent, where 60 to 90 are expected, has the kind %s', (overall, kind) => {
    expect(kindOf(overall)).toBe(kind);
  });
  it('is expected beyond an open end of the range', () => {
    expect([kindOf(0, { minScore: null }), kindOf(100, { maxScore: null })]).toEqual([null, null]);
    expect([kindOf(100, { minScore: null }), kindOf(0, { maxScore: null })]).toEqual(['scoreHigh', 'scoreLow']);
  });
  it('is not watched without a range, before the launch, or without a score', () => {
    expect(kindOf(10, { minScore: null, maxScore: null })).toBe('unwatched');
    expect(kindOf(10, { launchedAtUnix: null })).toBe('unwatched');
    expect(kindOf(null)).toBe('unwatched');
    expect(foundScore(campaign, { result: null, secondOf: null }, DURING)).toBeNull();
  });
  it('is not watched in a second opinion', () => {
    expect(foundScore(campaign, { ...evaluation(10), secondOf: 'first' }, DURING)).toBeNull();
  });
  it('is watched after the end alone where the campaign shows scores with delay', () => {
    expect(kindOf(10, { evaluationType: 'delayed' })).toBe('unwatched');
    expect(kindOf(10, { evaluationType: 'delayed' }, at('2026-06-01T10:00:00Z'))).toBe('scoreLow');
  });
});

describe('the episode of a score out of its range', () => {
  const low = { percent: 40, min: 60, max: 90, kind: 'scoreLow' } as const;
  it('names the enclosure, the evaluation and who led it, with the score and the range', () => {
    const one = {
      ...evaluation(40),
      evaluationId: 'e',
      subjectKind: 'enclosure',
      subjectId: 'plain',
      leaderId: 'ana',
    } as const;
    expect(scoreEpisode(campaign, one, low, { enclosureId: 'plain', occurredAtUnix: DURING })).toMatchObject({
      ...{ alertId: 'score-e', kind: 'scoreLow', campaignId: 'campaign-1', evaluationId: 'e', enclosureId: 'plain' },
      ...{ animalId: null, observerId: 'ana', value: 40, expectedMin: 60, expectedMax: 90, occurredAtUnix: DURING },
    });
  });
  it('names the animal beside its enclosure', () => {
    const one = { ...evaluation(40), subjectKind: 'animal', subjectId: 'zuri' } as const;
    expect(scoreEpisode(campaign, one, low, { enclosureId: 'plain', occurredAtUnix: DURING })).toMatchObject({
      ...{ animalId: 'zuri', enclosureId: 'plain' },
    });
  });
});
